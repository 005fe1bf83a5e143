internal import PFCModel

/// A document that matched, with its best evidence so far.
struct Candidate {
  let document: UInt32
  var score: Int32
  let prior: Prior
  var evidence: Evidence
  /// The best of its names that the query begins or is; nil when there is none.
  var begun: BegunName?
  /// Whether better candidates have the same begun name, so that it comes after other names while that is typed.
  var isRepetition = false

  @inline(__always)
  init(document: UInt32, prior: Prior, evidence: Evidence) {
    (self.document, self.prior, self.evidence) = (document, prior, evidence)
    score = Int32(Ranking.score(evidence, prior))
    switch evidence.grade {
    case .prefix: begun = BegunName(name: evidence.name, score: score)
    case .exact: begun = BegunName(name: evidence.name, score: Int32(Ranking.begunScore(evidence, prior)))
    default: begun = nil
    }
  }

  /// Greater is better; no two documents have the same.
  var rankKey: UInt64 { key(score) }

  /// The same as if the name were still being typed; nil for what no name begins with.
  var begunKey: UInt64? { begun.map { key($0.score + Int32(isRepetition ? Weights.repetition : 0)) } }

  private func key(_ score: Int32) -> UInt64 { UInt64(UInt32(clamping: score)) << 32 | UInt64(UInt32.max - document) }
}

/// A name as it ranks while it is typed, whether or not that is done.
struct BegunName {
  let name: UInt32
  let score: Int32
}

/// The candidates of one word, by document.
struct CandidateTable {
  private var slots: [Int32]
  private(set) var candidates: [Candidate] = []
  private var mask: UInt32
  private var counts = [Int](repeating: 0, count: Grade.allCases.count)
  private var members: [UInt32]?

  init() {
    slots = Array(repeating: -1, count: 256)
    mask = 255
  }

  var isEmpty: Bool { candidates.isEmpty }

  /// How many candidates have this grade or a better one. O(1).
  func count(upTo grade: Grade) -> Int { counts[...Int(grade.rawValue)].reduce(0, +) }

  /// From now on takes only these documents. O(n log n).
  mutating func restrict(to documents: [UInt32]) { members = documents.sorted() }

  /// Whether a document may be offered. O(log n) in the number of those that it is restricted to.
  @inline(__always)
  func takes(_ document: UInt32) -> Bool {
    guard let members else { return true }
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < document { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == document
  }

  /// Forgets all candidates and restrictions. O(candidates).
  mutating func removeAll() {
    members = nil
    for index in counts.indices { counts[index] = 0 }
    for candidate in candidates {
      var slot = start(of: candidate.document)
      while slots[slot] >= 0 {
        slots[slot] = -1
        slot = (slot + 1) & Int(mask)
      }
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Keeps the candidate if it is the first or the best of its document. Amortised O(1).
  mutating func offer(_ candidate: Candidate) {
    var slot = start(of: candidate.document)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if candidates[index].document == candidate.document {
        if let begun = candidate.begun, begun.score > candidates[index].begun?.score ?? .min {
          candidates[index].begun = begun
        }
        if candidate.score > candidates[index].score {
          counts[Int(candidates[index].evidence.grade.rawValue)] -= 1
          counts[Int(candidate.evidence.grade.rawValue)] += 1
          let weaker = candidates[index].evidence
          candidates[index].score = candidate.score
          candidates[index].evidence = candidate.evidence
          candidates[index].evidence.merge(weaker)
        } else {
          candidates[index].evidence.merge(candidate.evidence)
        }
        return
      }
      slot = (slot + 1) & Int(mask)
    }
    slots[slot] = Int32(candidates.count)
    candidates.append(candidate)
    counts[Int(candidate.evidence.grade.rawValue)] += 1
    if candidates.count * 2 > slots.count { grow() }
  }

  /// Lets no name fill the list while it is typed: of the candidates that begin with one name the first two keep their
  /// place, the others come behind other names. O(candidates).
  mutating func spreadNames() {
    var best: [UInt32: (first: UInt64, second: UInt64)] = [:]
    best.reserveCapacity(candidates.count)
    for candidate in candidates {
      guard let key = candidate.begunKey, let name = candidate.begun?.name else { continue }
      var (first, second) = best[name] ?? (0, 0)
      if key > first { (first, second) = (key, first) } else if key > second { second = key }
      best[name] = (first, second)
    }
    for index in candidates.indices {
      guard let key = candidates[index].begunKey, let name = candidates[index].begun?.name,
        let (_, second) = best[name], key < second
      else { continue }
      candidates[index].isRepetition = true
      if candidates[index].evidence.grade == .prefix { candidates[index].score += Int32(Weights.repetition) }
    }
  }

  /// The candidate of a document. O(1).
  func candidate(of document: UInt32) -> Candidate? {
    var slot = start(of: document)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if candidates[index].document == document { return candidates[index] }
      slot = (slot + 1) & Int(mask)
    }
    return nil
  }

  private func start(of document: UInt32) -> Int { Int((document &* 2_654_435_769) >> 7 & mask) }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    mask = UInt32(slots.count - 1)
    for (index, candidate) in candidates.enumerated() {
      var slot = start(of: candidate.document)
      while slots[slot] >= 0 { slot = (slot + 1) & Int(mask) }
      slots[slot] = Int32(index)
    }
  }
}
