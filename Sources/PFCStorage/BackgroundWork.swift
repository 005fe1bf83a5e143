#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A function that runs on a thread of its own while its maker does something else. Where no thread can be had it runs when
/// it is asked for its result.
package final class BackgroundWork<Result: Sendable> {
  /// Where the thread leaves the result: nobody looks before the thread has ended.
  private final class Box: @unchecked Sendable {
    var result: Result?
  }

  private let body: @Sendable () -> Result
  private let box = Box()
  private var thread: pthread_t?

  /// Starts the function.
  package init(_ body: @escaping @Sendable () -> Result) {
    self.body = body
    let box = box
    thread = ThreadTask { box.result = body() }.start()
  }

  deinit { end() }

  /// Waits for the result.
  package func wait() -> Result {
    end()
    if let result = box.result { return result }
    let result = body()
    box.result = result
    return result
  }

  private func end() {
    guard let running = thread else { return }
    thread = nil
    pthread_join(running, nil)
  }
}

/// What a thread runs. It keeps itself until it has run.
private final class ThreadTask {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Gives the thread; nil when the system has none.
  func start() -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let kept = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { argument in
        ThreadTask.run(argument)
        return nil
      }, kept.toOpaque())
    if code == 0 { return thread }
    kept.release()
    return nil
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<ThreadTask>.fromOpaque(argument).takeRetainedValue().body()
  }
}
