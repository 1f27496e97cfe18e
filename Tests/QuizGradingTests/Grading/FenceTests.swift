@testable import QuizEngine
import QuizTestSupport
import Testing

/// What the fence lets pass and what it stops, by the compiler's own tree of each.
@Suite struct FenceTests {
  private func breaches(
    _ text: String, imports: [String] = [], allowsUnsafe: Bool = false, mode: LanguageMode = .six
  ) throws -> [RuleBreach] {
    let tree = try SyntaxTree.parsing(text, mode: mode)
    return Fence(imports: imports, allowsUnsafe: allowsUnsafe)
      .breaches(in: SourceSyntax(tree: tree, text: text))
  }

  /// A right answer that is refused is the worst fault of all.
  @Test func letsEveryHarmlessAttributeAndModifierPass() throws {
    let found = try breaches(
      """
      @available(macOS 99, *) @discardableResult func a() -> Int { 1 }
      @MainActor @objc @objcMembers class C: Codable {
        lazy var b = 1; weak var c: C?; unowned let d: C; unowned(safe) let e: C
        nonisolated(unsafe) var f = 1; private(set) var g = 1; fileprivate internal(set) var h = 1
        final func i() {}; override func j() {}; required init() {}; convenience init(x: Int) {}
        dynamic func k() {}; isolated deinit {}; class func l() {}; static let m = 1
        @objc dynamic var n = 1; nonisolated func o() {}; @TaskLocal static var p = 1
        @inline(never) func q() {}; @inline(__always) func r() {}; @inlinable func s() {}
        @usableFromInline func t() {}; @nonobjc func u() {}; @warn_unqualified_access func v() {}
        @preconcurrency func w() {}; @Sendable func x() {}; @concurrent func y() async {}
        nonisolated(nonsending) func z() async {}; @unsafe func ua() {}; @safe func sa() {}
        @_disfavoredOverload func d1() {}; @_optimize(none) func d2() {}
        @backDeployed(before: macOS 12) public func bd() {}; package func pk() {}; open func op() {}
      }
      struct S {
        mutating func a() {}; nonmutating func b() {}; consuming func c() {}; borrowing func d() {}
        var e: Int { mutating get { 1 } nonmutating set {} }; @Wrapped var f: Int
        @storageRestrictions(initializes: x) var g: Int { init { x = 1 } get { 1 } }
        @specialized(where T == Int) func h<T>(_ t: T) {}
        func i(@Wrapped x: Int, @Builder y: () -> Int, z: @escaping @autoclosure () -> Int) {}
        prefix static func - (s: S) -> S { s }; postfix static func ++ (s: S) -> S { s }
        static func + (s: S, t: S) -> S { s }; let j: (@MainActor @Sendable () -> Void)? = nil
        func k(_ x: isolated C?, y: borrowing S, z: sending C, v: inout Int) {}
        let l: @isolated(any) () -> Void
      }
      @propertyWrapper struct Wrapped { var wrappedValue: Int }
      @resultBuilder enum Builder { static func buildBlock(_ x: Int...) -> Int { 1 } }
      @globalActor actor G { static let shared = G() }
      distributed actor D { distributed func a() {} }
      @dynamicCallable @dynamicMemberLookup struct L {}
      @frozen @nonexhaustive public enum E { indirect case a(E); @available(*, unavailable) case b }
      indirect enum F { case a }
      @rethrows protocol P { @MainActor func a() }
      extension S: @unchecked Sendable, @retroactive @preconcurrency Error {}
      infix operator <+>: AdditionPrecedence
      let closure = { @MainActor [weak c = nil as C?] (x: Int) async throws -> Int in x }
      func rethrowing(_ body: () throws -> Void) rethrows {}
      func f(line: Int = #line, file: StaticString = #fileID, function: String = #function) {}
      if #available(macOS 11, *) {} else if #unavailable(iOS 1) {}
      switch 1 { @unknown default: break }
      let path = \\S.e, selfType = type(of: path)
      #warning("unfinished")
      """)
    #expect(found == [])
  }

  @Test(arguments: [
    "let a = \"#if UnsafePointer @_cdecl\" // @_silgen_name, #endif",
    "let a = #\"\"\"\n#if\n\"\"\"#",
    "let a = \"\\(\"#if \\(1)\") @_extern\"",
    "/* #else /* @section */ withUnsafeBytes */ let a = 1",
    "let a = /#if @_cdecl/",
    "func unsafeAdd() {}\nlet pointer = 1\nstruct Pointer {}",
    "func f() async { await withUnsafeContinuation { $0.resume() } }",
    "let `if` = 1, `import` = `if`",
    "let swift = \"import Glibc\"",
    "typealias Number = Int", "struct S { typealias IntegerLiteralType = Int }",
    "func f(isolation: isolated (any Actor)? = #isolation) { _ = #isolation }",
  ])
  func letsWordsPassThatAreNoCode(text: String) throws {
    #expect(try breaches(text) == [])
  }

  @Test func opensForWhatAPartAllows() throws {
    #expect(try breaches("import Foundation", imports: ["Foundation"]) == [])
    #expect(try breaches("import struct Foundation.Date", imports: ["Foundation"]) == [])
    #expect(try breaches("@preconcurrency import Foundation", imports: ["Foundation"]) == [])
    #expect(!(try breaches("@_exported import Foundation", imports: ["Foundation"])).isEmpty)
    #expect(try breaches("let p: UnsafePointer<Int>? = nil", allowsUnsafe: true) == [])
    #expect(try breaches("import Glibc", imports: ["Foundation"]).count == 1)
    #expect(try breaches("@_cdecl(\"f\") func f() {}", allowsUnsafe: true).count == 1)
  }

  @Test func namesTheWordAndTheLine() throws {
    let found = try breaches("let a = 1\n\nlet b: UnsafePointer<Int>? = nil\nimport Darwin.C\n")
    #expect(found.map(\.line) == [3, 4])
    #expect(found.first?.message.contains("`UnsafePointer`") == true)
    #expect(found.last?.message.contains("`import Darwin`") == true)
  }

  /// An attribute that this list does not know is refused: the compiler may learn new ones.
  @Test(arguments: [
    "@_alwaysEmitIntoClient func f() {}", "@_transparent func f() {}",
    "@_effects(readnone) func f() {}",
    "@_expose(Cxx) public func f() {}", "@implementation func f() {}",
    "@_spi(X) public func f() {}",
    "@_originallyDefinedIn(module: \"x\", macOS 10) public struct S {}", "@_used let a = 1",
    "@_section(\"x\") let a = 1", "@_weakLinked func f() {}", "@abi(func g()) func f() {}",
    "@_unsafeNonescapableResult func f() {}", "@_staticExclusiveOnly struct S: ~Copyable {}",
    "func f(_ x: @convention(thin) () -> Void) {}",
    "@attached(member) macro m() = #externalMacro(module: \"a\", type: \"b\")",
  ])
  func stopsWhatReachesOut(text: String) throws {
    #expect(try breaches(text).isEmpty == false)
  }
}
