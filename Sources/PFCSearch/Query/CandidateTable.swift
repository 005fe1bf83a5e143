internal import PFCModel

/// A document that matched, with its best evidence so far.
struct Candidate {
  var document: UInt32
  var score: Int32
  var prior: Prior
  var evidence: Evidence

  /// Greater is better; no two documents have the same.
  var rankKey: UInt64 { UInt64(UInt32(clamping: score)) << 32 | UInt64(UInt32.max - document) }
}

/// The candidates of one word, by document. Made once and used again, so that a warm query allocates next to nothing.
struct CandidateTable {
  private var slots: [Int32]
  private(set) var candidates: [Candidate] = []
  private var mask: UInt32

  init() {
    slots = Array(repeating: -1, count: 1024)
    mask = 1023
  }

  var isEmpty: Bool { candidates.isEmpty }

  /// Forgets all candidates. O(candidates).
  mutating func removeAll() {
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
        if candidate.score > candidates[index].score { candidates[index] = candidate }
        return
      }
      slot = (slot + 1) & Int(mask)
    }
    slots[slot] = Int32(candidates.count)
    candidates.append(candidate)
    if candidates.count * 2 > slots.count { grow() }
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
