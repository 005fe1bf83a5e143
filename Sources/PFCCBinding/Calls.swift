public import CPFC
internal import PFC
internal import PFCCommands

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// The functions that pfc.h declares; the compiler compares them with it.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a catalogue. O(1) in the size of the seeds.
@c @implementation
public func pfc_open(
  _ options: UnsafePointer<pfc_options>?, _ handle: UnsafeMutablePointer<pfc_handle>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  handle?.pointee = 0
  return Border.call(nil, messages) {
    guard let handle else { throw BorderError.null("handle") }
    let environment = try Options.environment(options?.pointee)
    handle.pointee = try DoorTable.add { try Door(environment) }
    return Outcome()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes a handle. O(1).
@c @implementation
public func pfc_close(_ handle: pfc_handle) -> Int32 {
  Border.call(nil, nil) {
    try DoorTable.remove(handle)
    return Outcome()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The document of `pfc search`.
@c @implementation
public func pfc_search(
  _ handle: pfc_handle, _ query: UnsafePointer<CChar>?, _ limit: Int32,
  _ answer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Border.call(answer, messages) {
    try run(handle, ["search", "--json", "-n", String(limit), "--", Border.needed(query, "query")])
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The document of `pfc show`.
@c @implementation
public func pfc_show(
  _ handle: pfc_handle, _ item: UnsafePointer<CChar>?,
  _ answer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Border.call(answer, messages) { try run(handle, ["show", "--json", "--", Border.needed(item, "item")]) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a line and gives the document of `pfc log`.
@c @implementation
public func pfc_log(
  _ handle: pfc_handle, _ line: UnsafePointer<CChar>?,
  _ answer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Border.call(answer, messages) { try run(handle, ["log", "--json", "--", Border.needed(line, "line")]) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The document of a day.
@c @implementation
public func pfc_day(
  _ handle: pfc_handle, _ date: UnsafePointer<CChar>?,
  _ answer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Border.call(answer, messages) {
    let day = try Border.text(date, "date")
    return try run(handle, ["log", "--json"] + (day.map { ["--date=" + $0] } ?? []))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs any command.
@c @implementation
public func pfc_run(
  _ handle: pfc_handle, _ argc: Int32, _ argv: UnsafePointer<UnsafePointer<CChar>?>?, _ input: UnsafePointer<CChar>?,
  _ answer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  Border.call(answer, messages) {
    guard (0...4096).contains(argc) else { throw BorderError.badCount(argc) }
    guard argc == 0 || argv != nil else { throw BorderError.null("argv") }
    let arguments = try (0..<Int(argc)).map { try Border.needed(argv?[$0], "argv[\($0)]") }
    let input = try Border.text(input, "input", limit: PFC_INPUT_LIMIT)
    return try run(handle, arguments, input: input)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The hits of a search as structures. O(hits) besides the search.
@c @implementation
public func pfc_search_hits(
  _ handle: pfc_handle, _ query: UnsafePointer<CChar>?, _ limit: Int32,
  _ hits: UnsafeMutablePointer<UnsafeMutablePointer<pfc_hit>?>?, _ count: UnsafeMutablePointer<Int>?,
  _ messages: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  hits?.pointee = nil
  count?.pointee = 0
  return Border.call(nil, messages) {
    guard let hits, let count else { throw BorderError.null(hits == nil ? "hits" : "count") }
    let door = try DoorTable.door(handle)
    var outcome = Outcome()
    let text = try Border.needed(query, "query")
    let found = try SearchCommand.hits(of: text, limit: limit, door.context([]))
    hits.pointee = HitArray.make(found)
    count.pointee = found.count
    if found.isEmpty { outcome.status = .nothing }
    return outcome
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives back what a call gave.
@c @implementation
public func pfc_free(_ memory: UnsafeMutableRawPointer?) { free(memory) }

/// Runs one command line as the program does.
private func run(_ handle: pfc_handle, _ arguments: [String], input: String? = nil) throws -> Outcome {
  var context = try DoorTable.door(handle).context(arguments)
  context.allowReading(input: input)
  return Program.run(context)
}
