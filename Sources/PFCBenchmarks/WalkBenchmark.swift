import PFC
import PFCCommands
import Synchronization

/// Counts what commands read of the seed: statements run and items decoded, the opening of the seed included.
enum WalkBenchmark {
  private struct Walk {
    let arguments: [String]
    /// The option that says how much the walk may read.
    let option: String
  }

  private static let walks = [
    Walk(arguments: ["search", "鶏むね"], option: "--search"), Walk(arguments: ["show", "01088"], option: "--show"),
    Walk(arguments: ["log", "朝", "卵", "1個"], option: "--log"),
  ]

  /// Runs the command; gives whether each walk reads no more than its option allows. What is logged is a habit by then:
  /// that is the dearer search.
  static func main(_ arguments: [String]) throws -> Bool {
    guard let journal = arguments.first, !journal.hasPrefix("-") else { throw BenchmarkError.missing("JOURNAL") }
    for _ in 0..<3 { _ = try reads(["log", "朝", "卵", "1個"], journal) }
    var isMet = true
    for walk in walks {
      let reads = try reads(walk.arguments, journal)
      var line = "pfc \(walk.arguments.joined(separator: " ")): \(reads.statements) statements, \(reads.items) items"
      let limits = Options.values(walk.option, 2, arguments).map { Int($0) }
      if limits.count == 2 {
        isMet = isMet && reads.statements <= limits[0] && reads.items <= limits[1]
        line += ", at most \(limits[0]) and \(limits[1])"
      }
      print(line)
    }
    return isMet
  }

  private static func reads(_ arguments: [String], _ journal: String) throws -> SeedReads {
    let opened = Opened()
    var context = CommandContext(arguments: arguments, environment: ["PFC_DB": journal], now: Self.now)
    context.didOpen = { opened.add($0) }
    let outcome = Program.run(context)
    guard outcome.status == .done else { throw BenchmarkError.wrongAnswer(outcome.messages) }
    return opened.reads
  }

  private static let now = Instant(milliseconds: 1_796_009_640_000)
}

/// The catalogues that a run has opened.
private final class Opened: Sendable {
  private let catalogs = Mutex<[FoodCatalog]>([])

  func add(_ catalog: FoodCatalog) { catalogs.withLock { $0.append(catalog) } }

  var reads: SeedReads { catalogs.withLock { $0.reduce(SeedReads()) { $0 + $1.seedReads } } }
}
