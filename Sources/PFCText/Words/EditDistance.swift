/// Tells whether one slip of the finger makes one text of another.
package enum EditDistance {
  /// Whether the texts differ by exactly one wrong, missing, added or swapped element. O(n), no allocation.
  package static func isOne<Element: Equatable>(_ left: some Collection<Element>, _ right: some Collection<Element>)
    -> Bool
  {
    var (a, b) = (left[...], right[...])
    if a.count > b.count { return isOne(right, left) }
    guard b.count - a.count <= 1 else { return false }
    while let x = a.first, let y = b.first, x == y { (a, b) = (a.dropFirst(), b.dropFirst()) }
    if a.count < b.count { return a.elementsEqual(b.dropFirst()) }
    guard let x = a.first, let y = b.first else { return false }
    let (restA, restB) = (a.dropFirst(), b.dropFirst())
    if restA.elementsEqual(restB) { return true }
    return restA.first == y && restB.first == x && restA.dropFirst().elementsEqual(restB.dropFirst())
  }
}
