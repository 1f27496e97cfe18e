/// Finds out where a program crashed, and why where the library has no words for it.
struct CrashPlaces {
  let compiler: Compiler
  let folder: ScratchFolder

  /// Where the answer's code crashed.
  struct Place: Equatable {
    /// The answer's line.
    var line: Int?
    /// What the compiler's own check found, `arithmetic overflow`.
    var reason: String
  }

  /// Reads the calls that were open when the program crashed.
  ///
  /// - Parameter trace: addresses in the program, from the innermost on, `=` for the support module as a
  ///   library, and `-` for others.
  func place(of trace: String) throws -> Place? {
    let addresses = Self.addresses(in: trace)
    guard !addresses.isEmpty, let found = try compiler.symbolize(addresses, in: folder) else {
      return nil
    }
    return Self.place(in: found)
  }

  /// The addresses behind the handler of the signal, each within the call that it stands for.
  ///
  /// All but the innermost are those that calls return to, which may be in another line.
  static func addresses(in trace: String) -> [String] {
    let words = trace.split(separator: " ").map(String.init)
    guard let handler = words.firstIndex(of: "-") else { return [] }
    return words[(handler + 1)...].enumerated().compactMap { index, word in
      guard let address = UInt(word, radix: 16), address > 0 else { return nil }
      return "0x" + String(index == 0 ? address : address - 1, radix: 16)
    }
  }

  /// Reads lines of a function's name and a place by turns, the innermost first.
  static func place(in symbols: String) -> Place? {
    let lines = symbols.split(separator: "\n").map(String.init)
    var reason = ""
    var index = 0
    while index + 1 < lines.count {
      let function = lines[index]
      let place = lines[index + 1].split(separator: ":")
      let failure = "Swift runtime failure: "
      if index == 0, function.hasPrefix(failure) {
        reason = String(function.dropFirst(failure.count))
      }
      if place.count >= 3, let file = place.first,
        AnswerSource.names.contains(PathName.last(of: String(file))),
        let line = Int(place[place.count - 2]), line > 0
      {
        return Place(line: line, reason: reason)
      }
      index += 2
    }
    return reason.isEmpty ? nil : Place(line: nil, reason: reason)
  }
}
