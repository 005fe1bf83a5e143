/// A value of a JSON document that is read. Numbers keep the digits with which they are written, arrays and objects their
/// text.
package enum JSONField: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array(String)
  case object(String)
}
