/// A toolchain with what is made once for it: the support module, a warm cache, the way to link.
public struct PreparedToolchain: Sendable, Equatable {
  /// The toolchain.
  public var toolchain: Toolchain
  /// The folder with what was made.
  public var folder: String
  /// How objects become a program.
  var linker: LinkPlan
  /// How an object without imports becomes one in less time; nil where there is no such way.
  var quickLinker: LinkPlan?
  /// How far from what the compiler's library offers its compile proper begins, in bytes; nil where
  /// compiles cannot be halted there.
  var frontendPlace: Int?

  /// The folder of compiled modules that the compiler makes for itself.
  var moduleCache: String { PathName.join(folder, "modules") }
  /// The folder that holds the support module.
  var supportFolder: String { PathName.join(folder, "support") }
  /// The support module's source.
  var supportSource: String { PathName.join(supportFolder, "QuizSupport.swift") }
  /// What the harness sees of the support module, as source and compiled.
  var supportInterface: String { PathName.join(supportFolder, "Interface.swift") }
  var supportModule: String { PathName.join(supportFolder, "QuizSupport.swiftmodule") }
  /// The support module's code.
  var supportObject: String { PathName.join(supportFolder, "QuizSupport.o") }

  /// The support module as a library, for programs that are linked in the quick way.
  var supportLibrary: String { PathName.join(supportFolder, "libQuizSupport.so") }
  /// The object that names the system's loader, for the same programs.
  var interpreterObject: String { PathName.join(supportFolder, "Interpreter.o") }

  /// How an object with these imports is linked.
  func linker(for imports: [String]) -> LinkPlan {
    imports.isEmpty ? quickLinker ?? linker : linker
  }

  /// The folder of the compiler's own modules; it need not ask where it stands itself.
  var resources: String { PathName.join(toolchain.root, "lib/swift") }

  /// The plug-ins that expand the macros of the toolchain's own modules; nil where it has none.
  var pluginFolder: String? {
    let folder = PathName.join(toolchain.root, "lib/swift/host/plugins")
    return FilePath.isFolder(folder) ? folder : nil
  }

  /// The library by which the compiler calls plug-ins, which it would look for beside itself.
  var pluginServer: String? {
    let path = PathName.join(toolchain.root, "lib/swift/host/libSwiftInProcPluginServer.so")
    return FilePath.isFile(path) ? path : nil
  }

  /// The folders that a sandbox has to show to the compiler.
  var readable: [String] { [toolchain.root, folder] }
  /// The library that programs are bound to; nil where they hold all that it does.
  var sharedLibrary: String? { quickLinker == nil ? nil : supportLibrary }
}
