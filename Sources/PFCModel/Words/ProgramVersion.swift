/// The version of the package, as `pfc --version` and backups have it.
package enum ProgramVersion {
  package static let current = "0.1.0"
}
