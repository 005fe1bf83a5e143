import PFCCommands

/// The program `pfc`: the world in, a command run, its outcome out.
Program.setUpProcess()
SystemOutput.ignoreClosedPipes()
let outcome = Program.run(SystemContext.current())
SystemOutput.write(outcome)
