import PFC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// `pfc-bench eval-search FILE [--kind KIND] [--require S1 S3 MRR] [--junk N]`: how good the search is on a gold file.
// `pfc-bench typing FILE… [--require SHARE]`: how often a food leaves the list while its name is typed.
// `pfc-bench search [--query TEXT] [--require P99_MICROSECONDS]`: how long a warm search takes.
// `pfc-bench walks JOURNAL [--log STATEMENTS ITEMS] [--show STATEMENTS ITEMS]`: what commands read of the seed; JOURNAL is made.
// `pfc-bench save-recipes JOURNAL [--count N] [--require SECONDS]`: how long it takes to save many recipes.
// `pfc-bench meaning WORD`: the foods that a word means as an ingredient and the dishes with them, for SQL.
// `pfc-bench recipes FILE JOURNAL [--require N]`: how many recipes are imported in a second, into new files beside JOURNAL.
ProcessSetUp.run()
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "eval-search": exit(try SearchEvaluation.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "typing": exit(try TypingStability.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "search": exit(try SearchBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "walks": exit(try WalkBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "save-recipes": exit(try RecipeSavingBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "meaning": print(try RecipeSavingBenchmark.meaning(of: arguments.dropFirst().joined(separator: " ")))
  case "recipes": exit(try RecipeBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  default:
    print(
      "usage: pfc-bench eval-search FILE [--kind KIND] [--require S1 S3 MRR] | search [--require P99] | "
        + "walks JOURNAL [--log STATEMENTS ITEMS] [--show STATEMENTS ITEMS] | "
        + "typing FILE… [--require SHARE] | save-recipes JOURNAL [--require SECONDS] | recipes FILE JOURNAL [--require N]"
    )
    exit(64)
  }
} catch {
  print("pfc-bench: \(error)")
  exit(2)
}
