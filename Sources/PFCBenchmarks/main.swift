#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// `pfc-bench eval-search FILE [--kind KIND] [--require S1 S3 MRR]`: how good the search is on a gold file.
// `pfc-bench search [--query TEXT] [--require P99_MICROSECONDS]`: how long a warm search takes.
// `pfc-bench recipes FILE [--require N]`: how many recipes are read and matched in a second.
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "eval-search": exit(try SearchEvaluation.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "search": exit(try SearchBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  case "recipes": exit(try RecipeBenchmark.main(Array(arguments.dropFirst())) ? 0 : 1)
  default:
    print(
      "usage: pfc-bench eval-search FILE [--kind KIND] [--require S1 S3 MRR] | search [--require P99]"
        + " | recipes FILE [--require N]")
    exit(64)
  }
} catch {
  print("pfc-bench: \(error)")
  exit(2)
}
