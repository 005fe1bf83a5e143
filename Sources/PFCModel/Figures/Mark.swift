/// What kind of figure a figure is. Not measured, trace, estimated and zero are four different things.
public enum Mark: UInt8, CaseIterable, Sendable, Hashable {
  /// An ordinary figure, zero included.
  case measured = 0
  /// `Tr`: there, but less than a tenth (for some components a fifth or half) of the smallest figure given. Counts as 0.
  case trace
  /// `(x)`: taken over from similar foods or calculated.
  case estimated
  /// `(Tr)`: estimated to be a trace. Counts as 0.
  case estimatedTrace
  /// `-`: not measured. There is no value; it is not zero.
  case notMeasured
  /// `≥x`: the sum of the parts that were measured, where others were not. The true figure is at least that.
  case incomplete

  /// The name used in JSON: `trace`, `estimated`, `estimated_trace`, `not_measured`, `incomplete`; nil for an ordinary
  /// figure.
  public var name: String? {
    switch self {
    case .measured: nil
    case .trace: "trace"
    case .estimated: "estimated"
    case .estimatedTrace: "estimated_trace"
    case .notMeasured: "not_measured"
    case .incomplete: "incomplete"
    }
  }

  /// Whether the true figure may be greater than the value: it, or a part of it, was not measured.
  public var isIncomplete: Bool { self == .notMeasured || self == .incomplete }
}
