#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads one key from the terminal.
enum TerminalKey {
  /// Shows a prompt on standard error and gives the key that is pressed, without waiting for a line end.
  static func ask(_ prompt: String) -> Character? {
    let bytes = Array(prompt.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    var saved = termios()
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var raw = saved
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
    var key: UInt8 = 0
    guard read(STDIN_FILENO, &key, 1) == 1 else { return nil }
    let shown: [UInt8] = [key, 0x0A]
    _ = write(STDERR_FILENO, shown, shown.count)
    return Character(Unicode.Scalar(key))
  }
}
