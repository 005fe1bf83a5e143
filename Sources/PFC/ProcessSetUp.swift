internal import PFCStorage

/// What a program whose process is its own sets before anything else; a library in another's process must not.
package enum ProcessSetUp {
  /// Makes SQLite faster for several threads. Nothing else may have used SQLite yet.
  package static func run() { SQLite.countNoMemory() }
}
