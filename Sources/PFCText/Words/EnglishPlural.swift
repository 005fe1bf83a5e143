/// English plurals: `eggs`, `cherries` and `tomatoes` find `egg`, `cherry` and `tomato`.
package enum EnglishPlural {
  /// The singulars that a key may be the plural of, likeliest first; none for anything but lower-case Latin words of four
  /// letters and more. A key without spaces is judged by its end, so `chickenbreasts` is one too. O(n).
  package static func singulars(of key: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    guard key.count >= 4, key.allSatisfy({ ("a"..."z").contains($0) }), key.last == "s", key[key.count - 2] != "s"
    else {
      return []
    }
    let stem = Array(key.dropLast())
    guard stem.last == "e" else { return [stem] }
    var singulars = [stem, Array(key.dropLast(2))]
    if key[key.count - 3] == "i" { singulars.append(Array(key.dropLast(3)) + ["y"]) }
    if key[key.count - 3] == "v" {
      singulars.append(Array(key.dropLast(3)) + ["f"])
      singulars.append(Array(key.dropLast(3)) + ["f", "e"])
    }
    return singulars
  }
}
