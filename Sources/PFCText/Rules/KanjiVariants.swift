/// Turns old and print forms of kanji that food names use into the usual form: 麵 is 麺, 鷄 is 鶏.
/// Unicode keeps them apart under every normalisation.
package enum KanjiVariants: TextRule {
  package static let name = "kanji-variants"
  package static let loss = TextLoss.lossless

  private static let usual: [Unicode.Scalar: Unicode.Scalar] = [
    "麵": "麺", "醬": "醤", "鷄": "鶏", "雞": "鶏", "鹽": "塩", "鰺": "鯵", "蠣": "蛎", "壽": "寿", "櫻": "桜", "黑": "黒",
    "靑": "青", "眞": "真", "澤": "沢", "廣": "広", "國": "国", "燒": "焼", "煑": "煮", "鹼": "鹸", "餠": "餅", "飮": "飲",
    "麥": "麦", "賣": "売", "豐": "豊", "龜": "亀", "濵": "浜", "濱": "浜", "頰": "頬", "蔥": "葱", "瓣": "弁", "辨": "弁",
    "禮": "礼", "藏": "蔵", "鮏": "鮭", "嚙": "噛", "攪": "撹", "糀": "麹", "麴": "麹", "條": "条", "圓": "円", "粹": "粋",
    "齡": "齢", "綠": "緑", "黃": "黄", "增": "増", "德": "徳", "﨑": "崎", "髙": "高", "團": "団", "鐵": "鉄", "體": "体",
    "效": "効", "藥": "薬", "氣": "気", "雜": "雑", "絲": "糸", "繩": "縄", "拔": "抜",
  ]

  package static func apply(to text: inout [Unicode.Scalar]) {
    for index in text.indices where text[index].value >= 0x4E00 {
      if let form = usual[text[index]] { text[index] = form }
    }
  }
}
