/// Another word for a qualifier, as 茹で for ゆで.
package struct QualifierWord: Sendable, Equatable {
  package let word: String
  /// Its reading in katakana; nil for English.
  package let reading: String?

  package init(word: String, reading: String?) {
    self.word = word
    self.reading = reading
  }
}
