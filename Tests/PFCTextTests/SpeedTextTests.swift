import Testing

@testable import PFCText

@Suite struct SpeedTextTests {
  static let speeds: [(text: String, tenths: ClosedRange<Int>?, rest: String)] = [
    ("ランニング　8.0 km/時", 80...80, "ランニング"), ("ランニング 10km/h", 100...100, "ランニング"), ("時速12キロ 走る", 120...120, "走る"),
    ("自転車　１６.１～１９.２ km/時", 161...192, "自転車"), ("歩く 4キロ/時", 40...40, "歩く"), ("run 6 mph", 97...97, "run"),
    ("自転車（通勤）　16.1 km/時未満", 1...161, "自転車(通勤)"), ("キロ6分 ラン", 100...100, "ラン"), ("キロ5分30秒 ラン", 109...109, "ラン"),
    ("10km ラン", nil, ""), ("ランニング", nil, ""), ("8枚切り", nil, ""), ("0 km/h", nil, ""), ("0km/h以下", nil, ""),
    ("走る 0 km/時未満", nil, ""), ("0~0 mph", nil, ""), ("km/h", nil, ""), ("", nil, ""),
  ]

  @Test("speeds are read in every usual form, and distances are none", arguments: speeds.indices)
  func find(index: Int) {
    let (text, tenths, rest) = Self.speeds[index]
    let found = SpeedText.find(in: text)
    #expect(found?.tenths == tenths)
    if let found { #expect(found.rest.split(separator: " ").joined(separator: " ") == rest) }
  }

  @Test("an honorific is dropped, and a word of one character keeps it")
  func honorifics() {
    for (text, bare) in [("オミソ", "ミソ"), ("ゴハン", "ハン"), ("御飯", "飯"), ("オ", nil), ("ミソ", nil)] {
      let dropped = Honorific.dropped(from: Array(text.unicodeScalars)).map { String(String.UnicodeScalarView($0)) }
      #expect(dropped == bare)
    }
  }
}
