/// A database in memory that nobody changes or frees for the life of the process.
package struct DatabaseImage: @unchecked Sendable {
  // Safety: the initializer's caller promises that the bytes never change, so any thread may read them.
  package let bytes: UnsafeRawBufferPointer

  /// How many bytes it has.
  package var count: Int { bytes.count }

  /// Takes bytes that stay where they are and as they are until the process ends.
  package init(immortal bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
}
