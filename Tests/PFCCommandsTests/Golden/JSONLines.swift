/// Shows a JSON document in lines that a person can read and a diff can tell apart.
enum JSONLines {
  /// The document with a line end, marked by a backslash, at each comma before or behind an array or object. The
  /// document's own line ends stay without a mark. O(n).
  static func broken(_ document: String) -> String {
    let scalars = Array(document.unicodeScalars)
    var broken = String.UnicodeScalarView()
    var isString = false
    for (index, scalar) in scalars.enumerated() {
      broken.append(scalar)
      if scalar == "\"", !isEscaped(scalars, index) { isString.toggle() }
      guard scalar == ",", !isString, scalars[index + 1] != "\n" else { continue }
      if "}]".unicodeScalars.contains(scalars[index - 1]) || startsContainer(scalars[(index + 1)...]) {
        broken.append(contentsOf: "\\\n".unicodeScalars)
      }
    }
    return String(broken)
  }

  private static func isEscaped(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    scalars[..<index].reversed().prefix { $0 == "\\" }.count % 2 == 1
  }

  /// Whether an array or object, or a member that is one, comes next.
  private static func startsContainer(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == "\"" else { return rest.first == "{" || rest.first == "[" }
    guard let end = rest.indices.dropFirst().first(where: { rest[$0] == "\"" && rest[$0 - 1] != "\\" }) else {
      return false
    }
    let value = rest[(end + 1)...]
    return value.first == ":" && (value.dropFirst().first == "{" || value.dropFirst().first == "[")
  }
}
