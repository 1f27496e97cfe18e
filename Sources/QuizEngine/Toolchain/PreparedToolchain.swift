/// A toolchain with what is made once for it: the support module, a warm cache, the way to link.
public struct PreparedToolchain: Sendable, Equatable {
  /// The toolchain.
  public var toolchain: Toolchain
  /// The folder with what was made.
  public var folder: String
  /// How objects become a program.
  var linker: LinkPlan

  /// The folder of compiled modules that the compiler makes for itself.
  var moduleCache: String { PathName.join(folder, "modules") }
  /// The folder that holds the support module.
  var supportFolder: String { PathName.join(folder, "support") }
  /// The support module's source.
  var supportSource: String { PathName.join(supportFolder, "QuizSupport.swift") }
  /// The support module's code.
  var supportObject: String { PathName.join(supportFolder, "QuizSupport.o") }

  /// The plug-ins that expand the macros of the toolchain's own modules; nil where it has none.
  var pluginFolder: String? {
    let folder = PathName.join(toolchain.root, "lib/swift/host/plugins")
    return FilePath.isFolder(folder) ? folder : nil
  }

  /// The folders that a sandbox has to show.
  var readable: [String] { [toolchain.root, folder] }
}
