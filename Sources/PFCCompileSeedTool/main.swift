import PFCSeedCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pfc-compile-seed FOLDER OUTPUT`: compiles the CSV files of a folder into a seed file.
/// Exit status: 0 written · 2 faults in the sources, or the output cannot be written · 64 usage.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let folder = arguments.first, let output = arguments.last else {
  report("usage: pfc-compile-seed FOLDER OUTPUT")
  exit(64)
}
do {
  let summary = try SeedFile.compile(folder: folder, to: output)
  let counts = "\(summary.foods) foods, \(summary.dishes) dishes, \(summary.exercises) exercises"
  print("\(counts), \(summary.names) names, \(summary.bytes) bytes")
} catch let faults as Faults {
  for fault in faults.all { report(fault.description) }
  report("\(faults.all.count) \(faults.all.count == 1 ? "fault" : "faults"); nothing was written")
  exit(2)
} catch is SeedFile.OutputIsNoFile {
  report("\(output): it is there and no ordinary file; name a new file, or one to replace")
  exit(2)
} catch {
  report("\(output): cannot be written; check that its folder exists, has room and may be written to")
  exit(2)
}

func report(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
