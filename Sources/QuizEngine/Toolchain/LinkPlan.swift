/// The command that makes a program of objects, as the driver would call it.
struct LinkPlan: Sendable, Equatable {
  /// The linker.
  var executable: String
  /// What it is told; `objectPlace` and `outputPlace` stand for the files.
  var arguments: [String]

  static let objectPlace = "@object@"
  static let outputPlace = "@output@"

  /// What it is told for these files.
  func arguments(object: String, output: String) -> [String] {
    arguments.map { argument in
      switch argument {
      case Self.objectPlace: object
      case Self.outputPlace: output
      default: argument
      }
    }
  }

  /// Whether all files that it names are there: temporary folders are emptied in time, file by file.
  func isWhole(in folder: String) -> Bool {
    FilePath.isExecutable(executable) && !arguments.isEmpty
      && arguments.allSatisfy { !$0.hasPrefix(folder) || FilePath.exists($0) }
  }
}

extension LinkPlan {
  /// The plan as it is kept.
  var json: JSON {
    .object([("linker", .string(executable)), ("arguments", .strings(arguments))])
  }

  /// Reads a plan that was kept.
  init?(_ json: JSON) {
    guard let executable = json["linker"]?.string,
      let arguments = json["arguments"]?.array?.compactMap(\.string)
    else { return nil }
    self.init(executable: executable, arguments: arguments)
  }
}

extension LinkPlan {
  /// The plan for a library of the support module, whose path takes the place of `outputPlace`.
  ///
  /// - Returns: nil where this is no plan for a linker, but for a driver.
  func forSupportLibrary(soname: String) -> LinkPlan? {
    guard arguments.contains("-pie") else { return nil }
    var plan = without(["-dynamic-linker"]) { word in
      word == Self.objectPlace || word == "-pie" || PathName.last(of: word).hasSuffix("crt1.o")
    }
    plan.arguments += ["-shared", "-soname", soname]
    return plan
  }

  /// The plan for programs that are bound to nothing but the support module's library.
  ///
  /// Reading the symbols of Swift's libraries takes the most of a link. A program need not know them:
  /// they are looked up when it starts, in the libraries that the support module brings along. Linkers
  /// let that pass for shared libraries alone, so it is one, with the entry point of a program, and a
  /// section that names the system's loader.
  ///
  /// - Parameters:
  ///   - linker: the linker, another one where that is quicker.
  ///   - support: the object of the support module, in whose place the library comes.
  ///   - interpreter: the object with the section.
  func quick(
    by linker: String, support: String, library: String, interpreter: String
  ) -> LinkPlan? {
    guard arguments.contains("-pie") else { return nil }
    var plan = without(["-dynamic-linker", "-L"]) { word in
      word == "-pie" || word.hasPrefix("-l") || word.hasPrefix("-L") || word == "--build-id"
        || word.hasSuffix("as-needed")
    }
    plan.executable = linker
    plan.arguments = plan.arguments.map { $0 == support ? library : $0 }
    // In a sandbox the library is beside the program.
    for folder in [PathName.ancestor(of: library, 1), Bubblewrap.programFolder] {
      plan.arguments += ["-rpath", folder]
    }
    plan.arguments += [interpreter, "-shared", "-Bsymbolic", "-z", "now", "-e", "_start"]
    return plan
  }

  /// The name of the system's loader.
  var loader: String? {
    arguments.firstIndex(of: "-dynamic-linker").flatMap { place in
      arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
    }
  }

  /// The plan without some options, and without the words behind some.
  private func without(_ pairs: Set<String>, _ isUnwanted: (String) -> Bool) -> LinkPlan {
    var plan = LinkPlan(executable: executable, arguments: [])
    var isValue = false
    for word in arguments {
      if isValue {
        isValue = false
      } else if pairs.contains(word) {
        isValue = true
      } else if !isUnwanted(word) {
        plan.arguments.append(word)
      }
    }
    return plan
  }
}
