package import PFCModel

/// What an index has to know of an item.
package struct IndexedItem: Sendable {
  /// What kind of item it is.
  package let kind: ItemKind
  /// Its row in the table of its kind.
  package let row: UInt32
  /// The commonness prior, 5 for what everyone means by its word, 1 for what few ever meet.
  package let level: UInt8
  /// The number of its group or category, from 1; 0 for none.
  package let group: UInt8
  /// Its names, the display name among them.
  package let names: [ItemName]

  package init(kind: ItemKind, row: UInt32, level: UInt8, group: UInt8, names: [ItemName]) {
    self.kind = kind
    self.row = row
    self.level = level
    self.group = group
    self.names = names
  }
}
