/// Words for where, with whom and on what occasion something was eaten, which say nothing of what or how much.
struct SceneWords {
  let text: LineText

  /// Where a scene that begins at a place ends; nil where none does. O(1): scenes are short.
  func end(at start: Int) -> Int? {
    [occasion(at: start), place(at: start), maker(at: start)].compactMap(\.self).max()
  }

  /// さっき, 食後に, 一人で; and the settings in which several things are eaten: おでんで, 鍋で.
  private func occasion(at start: Int) -> Int? {
    guard let found = Self.occasions.longest(in: text, at: start) else { return nil }
    return found.meaning ? found.end : particle("にはで", at: found.end)
  }

  private func particle(_ particles: String, at place: Int) -> Int {
    guard let scalar = text.scalar(place), particles.unicodeScalars.contains(scalar) else { return place }
    return text.has("です", at: place) || text.has("でし", at: place) ? place : place + 1
  }

  /// ラーメン屋さんで, 会社の食堂で, 冷蔵庫にあった: up to ten letters that end in a word for a place.
  private func place(at start: Int) -> Int? {
    guard text.scalar(start - 1).map({ !$0.isJapanese || "はにをも、。".unicodeScalars.contains($0) }) ?? true else {
      return nil
    }
    for end in start..<min(text.count, start + 11) {
      guard let scalar = text.scalar(end), scalar.isJapanese, !"をとや、。".unicodeScalars.contains(scalar) else {
        return nil
      }
      for word in Self.places.matches(in: text, at: end) {
        if let tail = Self.tails.longest(in: text, at: word.end) { return tail.end }
      }
    }
    return nil
  }

  /// 妻の作った, 母が作ってくれた, 自分で作った.
  private func maker(at start: Int) -> Int? {
    guard let who = Self.people.longest(in: text, at: start) else { return nil }
    return Self.made.longest(in: text, at: who.end)?.end
  }

  /// The words; whether they stand alone, without a particle.
  private static let occasions = WordTable<Bool>([
    (
      [
        "さっき", "さきほど", "先ほど", "ついさっき", "たった今", "食後", "食前", "お風呂上がり", "風呂上がり", "お風呂あがり", "風呂あがり", "寝る前", "寝起き",
        "起きてすぐ", "起き抜け", "仕事終わり", "仕事帰り", "会社帰り", "学校帰り", "帰り道", "帰宅後", "運動後", "運動のあと", "筋トレ後", "筋トレのあと", "ジム帰り", "散歩後",
        "小腹が空いた時", "休憩中", "休憩時間", "会議中", "移動中", "電車", "新幹線", "飛行機", "車の中", "朝昼兼用", "昼夜兼用", "兼用", "お供", "箸休め", "締め",
        "シメ", "〆", "一人", "ひとり", "自分", "家族", "友達", "友人", "同僚", "彼女", "彼氏", "みんな", "子供と一緒", "手軽", "簡単",
      ], false
    ),
    (
      [
        "おでんで", "焼肉で", "お鍋で", "鍋で", "すき焼きで", "しゃぶしゃぶで", "バーベキューで", "BBQで", "手巻き寿司で", "食べ放題で", "ビュッフェで", "バイキングで",
        "飲み会で", "宴会で", "忘年会で", "新年会で", "結婚式で", "パーティーで", "えっと", "えーと", "ええと", "えー", "あのー", "あの、", "うーん", "そうだ", "ちなみに",
        "たしか", "確か", "たぶん", "多分", "とりあえず", "友達と", "家族と", "同僚と", "夫と", "妻と", "彼女と", "彼氏と", "子供と", "友人と", "みんなと", "軽めに",
        "控えめに", "しっかり", "がっつり", "久しぶりに", "久々に", "珍しく", "急いで", "のんびり", "ゆっくり", "体調が悪くて", "忙しくて", "時間がなくて", "お腹が空いて",
        "小腹が空いて", "小腹がすいて", "疲れて", "寒くて", "暑くて", "我慢できずに",
      ], true
    ),
  ])
  private static let places = WordTable<Bool>([
    (
      [
        "屋さん", "屋台", "屋", "食堂", "レストラン", "ファミレス", "カフェ", "喫茶店", "喫茶", "居酒屋", "回転寿司", "ホテル", "旅館", "温泉", "コンビニ", "スーパー",
        "デパ地下", "百貨店", "会社", "職場", "オフィス", "学校", "大学", "給食", "社食", "学食", "実家", "自宅", "家", "うち", "外食", "外", "店", "お店",
        "売店", "駅", "空港",
        "サービスエリア", "道の駅", "公園", "ジム", "病院", "映画館", "球場", "お祭り", "祭り", "冷蔵庫", "キッチンカー", "フードコート", "セブン", "セブンイレブン",
        "ローソン",
        "ファミマ", "ファミリーマート", "イオン", "スタバ", "マック", "ガスト", "サイゼ", "サイゼリヤ", "吉野家", "すき家", "松屋",
      ], true
    )
  ])
  private static let tails = WordTable<Bool>([
    (["で買った", "で買ってきた", "で食べた", "で頼んだ", "で注文した", "で", "にあった", "に残っていた", "に残ってた", "でもらった", "に寄って"], true)
  ])
  private static let people = WordTable<Bool>([
    (
      [
        "妻", "夫", "嫁", "旦那", "母", "父", "お母さん", "お父さん", "祖母", "おばあちゃん", "彼女", "彼氏", "娘", "息子", "友達", "友人", "自分", "私",
        "家族", "義母",
      ], true
    )
  ])
  private static let made = WordTable<Bool>([
    (["の作った", "が作った", "が作ってくれた", "の作ってくれた", "の手作りの", "の手作り", "手作りの", "で作った", "がくれた", "にもらった", "からもらった"], true)
  ])
}
