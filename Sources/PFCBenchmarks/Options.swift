/// Reads the options of the benchmark program.
enum Options {
  static func value(_ name: String, _ arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: name) else { return nil }
    return arguments[index...].dropFirst().first
  }

  static func values(_ name: String, _ count: Int, _ arguments: [String]) -> [Double] {
    guard let index = arguments.firstIndex(of: name) else { return [] }
    return arguments[index...].dropFirst().prefix(count).compactMap { Double($0) }
  }
}

/// A command line of the benchmark program that is not understood.
enum BenchmarkError: Error {
  case missing(String)
  case wrongAnswer(String)
}
