/// Reads a line as a path through a lattice: places in the text are nodes, what a range may be read as is an edge with a
/// price, and the cheapest path from the first to the last character is the reading. A range that nobody understands is an
/// edge too, so that nothing is ever passed over.
package struct LineReader<Judge: NameJudge> {
  /// The longest line, in characters, and the most items of one.
  package static var longestLine: Int { 1000 }

  private let text: LineText
  private let moments: MomentScanner
  private let scenes: SceneWords
  private var items: ItemScanner
  private var nodes: [Node?]
  private var found: [LineReading<Judge.Meaning>.Item] = []

  /// What was read last, which decides what may come next.
  private enum Phase: Int, CaseIterable {
    /// Nothing yet but when it was eaten.
    case start
    /// Something between two items.
    case open
    /// An item without an amount: the next does not follow without anything between.
    case afterName
    /// An item with its amount.
    case afterAmount
  }

  /// The cheapest way to a place in a phase.
  private struct Node {
    var price: Int
    var edge: Edge?
  }

  private struct Edge {
    let from: Int
    let range: Range<Int>
    let parts: [(range: Range<Int>, kind: LinePart)]
    var item: Int?
    var moment: MomentWord?
  }

  private init(_ line: String, _ language: LineLanguage) {
    text = LineText(line)
    moments = MomentScanner(text: text)
    scenes = SceneWords(text: text)
    items = ItemScanner(text: text, language: language)
    nodes = Array(repeating: nil, count: (text.count + 1) * Phase.allCases.count)
  }

  /// The cheapest reading of a line. O(length), with names of bounded length.
  package static func read(
    _ line: String, _ language: LineLanguage, _ judge: inout Judge
  ) throws -> LineReading<Judge.Meaning> {
    var reader = LineReader(line, language)
    return try reader.read(&judge)
  }

  private mutating func read(_ judge: inout Judge) throws -> LineReading<Judge.Meaning> {
    nodes[index(0, .start)] = Node(price: 0, edge: nil)
    for place in 0..<text.count {
      for phase in Phase.allCases where nodes[index(place, phase)] != nil { addGaps(at: place, phase) }
      try addItems(at: place, &judge)
      addUnread(at: place)
    }
    return reading()
  }

  private func index(_ place: Int, _ phase: Phase) -> Int { place * Phase.allCases.count + phase.rawValue }

  private mutating func add(_ edge: Edge, to phase: Phase, price: Int) {
    guard let from = nodes[edge.from] else { return }
    let target = index(edge.range.upperBound, phase)
    let total = from.price + price
    if let known = nodes[target], known.price <= total { return }
    nodes[target] = Node(price: total, edge: edge)
  }

  // MARK: Between items

  private mutating func addGaps(at place: Int, _ phase: Phase) {
    func gap(_ end: Int, _ kind: LinePart, _ next: Phase, _ price: Int, _ moment: MomentWord? = nil) {
      add(
        Edge(from: index(place, phase), range: place..<end, parts: [(place..<end, kind)], moment: moment), to: next,
        price: price)
    }
    let after: Phase = phase == .start ? .start : .open
    if text.scalars[place] == " " {
      // Between Latin words a blank parts no items where one name can be both.
      let isWithin =
        phase == .afterName && text.scalars[place - 1].isLatin && (text.scalar(place + 1)?.isLatin ?? false)
      gap(place + 1, .separator, after, isWithin ? ReadingPrices.latinBlank : 0)
    }
    if phase == .start, place > 0, text.scalars[place] == "の" {
      gap(place + 1, .filler, .start, ReadingPrices.particle)
    }
    if let end = listMark(at: place) { gap(end, .separator, after, 0) }
    for word in LineWords.table.matches(in: text, at: place) {
      switch word.meaning {
      case .separator: gap(word.end, .separator, after, phase == .open ? 1 : 0)
      case .joint where phase == .afterName || phase == .afterAmount || phase == .open:
        gap(word.end, .separator, .open, ReadingPrices.joint)
      case .joint: break
      case .particle: gap(word.end, .filler, after, ReadingPrices.particle)
      case .filler: gap(word.end, .filler, phase == .open ? .open : phase, ReadingPrices.filler)
      case .doing where phase != .start && endsDoing(word.end):
        gap(word.end, .filler, phase, ReadingPrices.filler)
      case .doing: break
      case .negation: gap(word.end, .negation, after, ReadingPrices.negation)
      }
    }
    if phase == .start || phase == .open, let end = scenes.end(at: place) {
      gap(end, .filler, phase, ReadingPrices.filler)
    }
    for found in moments.moments(at: place) {
      gap(found.end, Self.kind(found.moment), after, phase == .start ? 0 : ReadingPrices.lateMoment, found.moment)
    }
  }

  /// Whether a form of a verb ends what is said of the item before it. One in た or だ straight before a name belongs to
  /// that: 焼いた鮭.
  private func endsDoing(_ end: Int) -> Bool {
    guard let last = text.scalar(end - 1), "ただ".unicodeScalars.contains(last) else { return true }
    guard let next = text.scalar(end) else { return true }
    return !next.isJapanese || "。、！".unicodeScalars.contains(next) || LineWords.table.longest(in: text, at: end) != nil
  }

  private static func kind(_ moment: MomentWord) -> LinePart {
    moment.day != nil ? .date : moment.seconds != nil ? .time : .slot
  }

  /// A bullet or the number of a list, at the start of a line.
  private func listMark(at place: Int) -> Int? {
    guard place == 0 || text.scalars[place - 1] == "\n", let first = text.scalar(place) else { return nil }
    if "-*•●○◯□■◆☆★▪︎".unicodeScalars.contains(first), text.scalar(place + 1) == " " { return place + 2 }
    return "•●○◯□■◆☆★".unicodeScalars.contains(first) ? place + 1 : nil
  }

  // MARK: Items

  private mutating func addItems(at place: Int, _ judge: inout Judge) throws {
    let phases = Phase.allCases.filter { nodes[index(place, $0)] != nil && $0 != .afterName }
    guard !phases.isEmpty, !text.scalars[place].isBlank, !isInsideWord(place), !isMomentAlone(place) else { return }
    for candidate in items.candidates(at: place) {
      guard let verdict = try judge.verdict(on: candidate.words) else { continue }
      found.append(.init(words: candidate.words, range: place..<candidate.end, meaning: verdict.meaning))
      let edge = { (from: Int, item: Int) in
        Edge(from: from, range: place..<candidate.end, parts: candidate.parts, item: item)
      }
      for phase in phases {
        add(
          edge(index(place, phase), found.count - 1), to: candidate.words.amount == nil ? .afterName : .afterAmount,
          price: ReadingPrices.item + candidate.price + verdict.price
            + (phase == .afterAmount ? ReadingPrices.glued : 0))
      }
    }
  }

  /// Whether a word for a meal, day or time stands here by itself: it is no food then.
  private mutating func isMomentAlone(_ place: Int) -> Bool {
    moments.moments(at: place).contains { found in
      // 1/4 may be a quarter as well.
      if case .monthAndDay = found.moment.day, !items.amounts(at: place).isEmpty { return false }
      guard let next = text.scalar(found.end) else { return true }
      return next.isBlank || "、,:".unicodeScalars.contains(next)
    }
  }

  /// Whether a Latin word goes on here.
  private func isInsideWord(_ place: Int) -> Bool {
    text.scalars[place].isLatin && text.scalar(place - 1).map(\.isLatin) ?? false
  }

  /// A run of characters up to where something else may begin, as words that nobody understands.
  private mutating func addUnread(at place: Int) {
    guard !text.scalars[place].isBlank else { return }
    var end = place + 1
    while end < text.count, !items.isBoundary(end) { end += 1 }
    for phase in Phase.allCases where nodes[index(place, phase)] != nil {
      let from = index(place, phase)
      let isGoingOn = nodes[from]?.edge?.parts.last?.kind == .unread
      add(
        Edge(from: from, range: place..<end, parts: [(place..<end, .unread)]), to: .afterAmount,
        price: (isGoingOn ? 0 : ReadingPrices.unread) + ReadingPrices.unreadCharacter * (end - place))
    }
  }

  // MARK: The reading

  private func reading() -> LineReading<Judge.Meaning> {
    var edges: [Edge] = []
    var best = Phase.allCases.map { index(text.count, $0) }.filter { nodes[$0] != nil }
      .min { (nodes[$0]?.price ?? .max) < (nodes[$1]?.price ?? .max) }
    while let node = best, let edge = nodes[node]?.edge {
      edges.append(edge)
      best = edge.from
    }
    var reading = LineReading<Judge.Meaning>(text: text)
    for edge in edges.reversed() {
      if let item = edge.item { reading.items.append(found[item]) }
      if let moment = edge.moment { reading.moments.append(moment) }
      let number = edge.item.map { _ in reading.items.count - 1 }
      for part in edge.parts { reading.append(.init(range: part.range, kind: part.kind, item: number)) }
    }
    return reading
  }
}

extension LineReading {
  /// Adds a part; what nobody understands and stands together is one.
  fileprivate mutating func append(_ part: Part) {
    if part.kind == .unread, let last = parts.last, last.kind == .unread, last.range.upperBound == part.range.lowerBound
    {
      parts[parts.count - 1] = Part(range: last.range.lowerBound..<part.range.upperBound, kind: .unread, item: nil)
    } else {
      parts.append(part)
    }
  }
}
