internal import CPFC
internal import PFC
internal import PFCCommands

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A place of the caller's for a text.
typealias TextPlace = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Texts across the border.
enum Border {
  /// A text of the caller's; nil for NULL. O(n).
  static func text(_ bytes: UnsafePointer<CChar>?, _ name: String, limit: Int32 = PFC_TEXT_LIMIT) throws -> String? {
    guard let bytes else { return nil }
    let count = strnlen(bytes, Int(limit) + 1)
    guard count <= Int(limit) else { throw BorderError.tooLong(name, limit: limit) }
    let buffer = UnsafeBufferPointer(start: bytes, count: count)
    guard let text = String(validating: buffer, as: UTF8.self) else { throw BorderError.notText(name) }
    return text
  }

  /// A text that the call cannot do without.
  static func needed(_ bytes: UnsafePointer<CChar>?, _ name: String) throws -> String {
    guard let text = try text(bytes, name) else { throw BorderError.null(name) }
    return text
  }

  /// Gives a text to the caller; NULL for an empty one.
  static func give(_ text: String, _ place: TextPlace?) {
    guard let place else { return }
    place.pointee = text.isEmpty ? nil : text.withCString { strdup($0) }
  }

  /// Runs a call: what it gives is a status, what it throws the error document.
  static func call(
    _ answer: TextPlace?, _ messages: TextPlace?, language: Language = .japanese, _ body: () throws -> Outcome
  ) -> Int32 {
    answer?.pointee = nil
    messages?.pointee = nil
    do {
      let outcome = try body()
      give(outcome.output, answer)
      give(outcome.messages, messages)
      return outcome.status.rawValue
    } catch {
      let report = ErrorReport(error, language)
      give(report.json, messages)
      return report.status.rawValue
    }
  }
}
