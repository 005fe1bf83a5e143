/// The tables of ``Romaji``: Hepburn for kana, and Hepburn for the spellings of other systems. ティ and チ are one, as ti is
/// typed for both; so are ディ and ジ, トゥ and ツ, ドゥ and ズ.
enum RomajiTable {
  private static let rows: [(kana: String, syllables: String)] = [
    ("アイウエオ", "a i u e o"), ("カキクケコ", "ka ki ku ke ko"), ("サシスセソ", "sa shi su se so"),
    ("タチツテト", "ta chi tsu te to"), ("ナニヌネノ", "na ni nu ne no"), ("ハヒフヘホ", "ha hi fu he ho"),
    ("マミムメモ", "ma mi mu me mo"), ("ヤユヨ", "ya yu yo"), ("ラリルレロ", "ra ri ru re ro"), ("ワヰヱヲン", "wa i e o n"),
    ("ガギグゲゴ", "ga gi gu ge go"), ("ザジズゼゾ", "za ji zu ze zo"), ("ダヂヅデド", "da ji zu de do"),
    ("バビブベボ", "ba bi bu be bo"), ("パピプペポ", "pa pi pu pe po"), ("ヴ", "bu"), ("ァィゥェォ", "a i u e o"),
    ("ャュョヮ", "ya yu yo wa"),
    ("ヵヶ", "ka ke"),
  ]

  private static let pairRows: [(first: Unicode.Scalar, seconds: String, syllables: String)] = [
    ("キ", "ャュョ", "kya kyu kyo"), ("シ", "ャュェョ", "sha shu she sho"), ("チ", "ャュェョ", "cha chu che cho"),
    ("ニ", "ャュョ", "nya nyu nyo"), ("ヒ", "ャュョ", "hya hyu hyo"), ("ミ", "ャュョ", "mya myu myo"),
    ("リ", "ャュョ", "rya ryu ryo"), ("ギ", "ャュョ", "gya gyu gyo"), ("ジ", "ャュェョ", "ja ju je jo"),
    ("ヂ", "ャュョ", "ja ju jo"), ("ビ", "ャュョ", "bya byu byo"), ("ピ", "ャュョ", "pya pyu pyo"),
    ("フ", "ァィェォュ", "fa fi fe fo fyu"), ("ヴ", "ァィェォ", "ba bi be bo"), ("ウ", "ィェォ", "wi we wo"), ("テ", "ィュ", "chi chu"),
    ("デ", "ィュ", "ji ju"), ("ト", "ゥ", "tsu"), ("ド", "ゥ", "zu"), ("ツ", "ァィェォ", "tsa tsi tse tso"), ("ク", "ァォ", "kwa kwo"),
  ]

  static let kana: [Unicode.Scalar: [UInt8]] = {
    var table: [Unicode.Scalar: [UInt8]] = [:]
    for row in rows {
      for (scalar, syllable) in zip(row.kana.unicodeScalars, row.syllables.split(separator: " ")) {
        table[scalar] = Array(syllable.utf8)
      }
    }
    return table
  }()

  /// Two kana that are one syllable.
  struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  static let kanaPairs: [Pair: [UInt8]] = {
    var table: [Pair: [UInt8]] = [:]
    for row in pairRows {
      for (scalar, syllable) in zip(row.seconds.unicodeScalars, row.syllables.split(separator: " ")) {
        table[Pair(first: row.first, second: scalar)] = Array(syllable.utf8)
      }
    }
    return table
  }()

  /// Kunrei, Nihon-shiki and what word processors take, where they differ from Hepburn; and ch, sh and ts as they are,
  /// so that the hu of chuka is not taken for fu.
  static let otherSpellings: [String: String] = [
    "si": "shi", "ti": "chi", "tu": "tsu", "hu": "fu", "zi": "ji", "di": "ji", "du": "zu",
    "wo": "o",
    "sya": "sha", "syu": "shu", "syo": "sho", "sye": "she", "tya": "cha", "tyu": "chu", "tyo": "cho", "tye": "che",
    "cya": "cha", "cyu": "chu", "cyo": "cho", "zya": "ja", "zyu": "ju", "zyo": "jo", "jya": "ja", "jyu": "ju",
    "jyo": "jo",
    "dya": "ja", "dyu": "ju", "dyo": "jo", "sh": "sh", "ch": "ch", "ts": "ts", "thi": "chi", "dhi": "ji",
    "fya": "fa",
    "va": "ba", "vi": "bi", "vu": "bu", "ve": "be", "vo": "bo", "la": "ra", "li": "ri", "lu": "ru", "le": "re",
    "lo": "ro",
    "ca": "ka", "cu": "ku", "co": "ko", "xtu": "", "ltu": "",
  ]

  /// What a syllable that is typed half may become in Hepburn besides what its letters say: t is also the start of ti and
  /// tu. The longest that fits counts.
  static let halfSyllables: [(typed: String, starts: [String])] = [
    ("ch", []), ("sh", []), ("jy", ["j"]), ("zy", ["j"]), ("dy", ["j"]), ("sy", ["sh"]), ("ty", ["ch"]), ("cy", ["ch"]),
    ("th", ["ch"]),
    ("dh", ["j"]),
    ("t", ["ch", "ts"]), ("h", ["f"]), ("z", ["j"]), ("d", ["j", "z"]), ("c", ["k"]), ("l", ["r"]), ("v", ["b"]),
  ]
}
