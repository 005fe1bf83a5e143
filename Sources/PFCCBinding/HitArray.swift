internal import CPFC
internal import PFC

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Hits as C reads them: one piece of memory, the array first and then its texts.
enum HitArray {
  /// Nil for no hits. O(hits and their texts).
  static func make(_ hits: [Hit]) -> UnsafeMutablePointer<pfc_hit>? {
    guard !hits.isEmpty else { return nil }
    let texts: [[String?]] = hits.map { [$0.item.id, $0.item.name, $0.matched, $0.item.unit?.description] }
    let bytes = texts.joined().reduce(0) { $0 + ($1.map { $0.utf8.count + 1 } ?? 0) }
    let head = MemoryLayout<pfc_hit>.stride * hits.count
    guard let memory = malloc(head + bytes) else { return nil }
    let array = memory.bindMemory(to: pfc_hit.self, capacity: hits.count)
    var next = (memory + head).bindMemory(to: CChar.self, capacity: bytes)
    func put(_ text: String?) -> UnsafePointer<CChar>? {
      guard let text else { return nil }
      let start = next
      for byte in text.utf8 {
        next.pointee = CChar(bitPattern: byte)
        next += 1
      }
      next.pointee = 0
      next += 1
      return UnsafePointer(start)
    }
    for (index, hit) in hits.enumerated() {
      let texts = texts[index].map(put)
      (array + index).initialize(to: record(hit, texts))
    }
    return array
  }

  private static func record(_ hit: Hit, _ texts: [UnsafePointer<CChar>?]) -> pfc_hit {
    let composition = hit.item.composition
    var mets = figure(nil)
    if case .exercise(let exercise) = hit.item { mets = figure(exercise.mets) }
    return pfc_hit(
      id: texts[0], name: texts[1], matched: texts[2], unit: texts[3],
      kind: Int32(hit.item.kind.rawValue), grade: Int32(hit.grade.rawValue), is_nearest: hit.isNearest ? 1 : 0,
      score: Double(hit.scoreInTenths) / 10, energy_kcal: figure(composition?[.energyKilocalories]),
      protein_g: figure(composition?[.protein]), fat_g: figure(composition?[.fat]),
      carbohydrate_g: figure(composition?[.carbohydrate]), mets: mets)
  }

  private static func figure(_ figure: Figure?) -> pfc_figure {
    pfc_figure(value: figure?.value ?? .nan, mark: Int32((figure?.mark ?? .notMeasured).rawValue))
  }
}
