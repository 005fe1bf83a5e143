internal import PFC
internal import PFCJSON

extension Decimal {
  /// A rounded value for JSON, with at most so many decimals.
  static func json(_ value: Double, _ decimals: Int) -> JSONValue { .number(text(value, decimals)) }
}
