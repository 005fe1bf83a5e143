/// A command line that was not understood.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case badChoice(option: String, value: String, choices: [String])
  case givenTwice(option: String)
  case exclusive([String])
  case missingOperand(String)
  case extraOperand(String)
  /// The command has no use for the option without what it needs, or at all; nil says so.
  case unused(String, String, needs: String?)
}
