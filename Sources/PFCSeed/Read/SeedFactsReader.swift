internal import PFCModel
internal import PFCStorage

/// A reason that still lacks the name of the seed.
struct SeedReason: Error {
  let reason: SeedError.Reason
}

/// Reads the facts of a seed at its opening: constant work, whatever the size of the seed.
enum SeedFactsReader {
  /// Reads what the seed says of itself.
  static func facts(of connection: Connection) throws -> Facts {
    var values: [String: String] = [:]
    try connection.query("SELECT key, value FROM meta") { row in
      values[row.text(0)] = row.text(1)
      return true
    }
    let hash = values.removeValue(forKey: SeedFormat.hash)
    guard hash == String(SeedHash.hash(values)) else { throw SeedReason(reason: .damaged("meta")) }
    func value(_ key: String) throws -> String {
      guard let value = values[key] else { throw SeedReason(reason: .damaged("meta.\(key)")) }
      return value
    }
    func count(_ key: String) throws -> Int {
      guard let count = Int(try value(key)) else { throw SeedReason(reason: .damaged("meta.\(key)")) }
      return count
    }
    return Facts(
      info: SeedInfo(
        name: try value(SeedFormat.name), edition: try value(SeedFormat.edition),
        citation: try value(SeedFormat.citation), foods: try count(SeedFormat.foods),
        dishes: try count(SeedFormat.dishes), exercises: try count(SeedFormat.exercises)),
      textRules: TextRulesStamp(version: try value(SeedFormat.normaliser), golden: try value(SeedFormat.golden)))
  }

  struct Facts {
    let info: SeedInfo
    let textRules: TextRulesStamp
  }
}
