internal import CPFCUnicode

/// The one door to ICU.
package enum ICU {
  /// The version of ICU in use, as `72.1`.
  package static var version: String { String(cString: pfc_unicode_icu_version()) }

  /// The version of Unicode that it knows, as `15.0`.
  package static var unicodeVersion: String { String(cString: pfc_unicode_version()) }

  /// The text in NFKC_Casefold, or the text itself if ICU refuses (it is then out of memory). O(n).
  static func nfkcCasefold(_ text: [UInt16]) -> [UInt16] { transformed(text, by: pfc_unicode_nfkc_casefold) }

  /// The text in NFC, with the same terms.
  static func nfc(_ text: [UInt16]) -> [UInt16] { transformed(text, by: pfc_unicode_nfc) }

  /// How many terminal columns a scalar takes: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int { Int(pfc_unicode_columns(scalar.value)) }

  private typealias Door = (UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32) -> Int32

  private static func transformed(_ text: [UInt16], by door: Door) -> [UInt16] {
    var capacity = text.count + 16
    while true {
      var needed = 0
      let result = [UInt16](unsafeUninitializedCapacity: capacity) { out, count in
        needed = Int(door(text, Int32(text.count), out.baseAddress, Int32(capacity)))
        count = max(0, min(needed, capacity))
      }
      if needed < 0 { return text }
      if needed <= capacity { return result }
      capacity = needed
    }
  }
}
