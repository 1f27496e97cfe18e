@available(*, deprecated, message: "old") func old() {}
@discardableResult @inline(never) func double(_ n: Int) -> Int { n * 2 }
@MainActor final class Model {
  private(set) var a = 1
  lazy var b = 2
  weak var c: Model?
  nonisolated(unsafe) var d = 3
  @TaskLocal static var e = 4
  nonisolated init() {}
}
@propertyWrapper struct Clamped { var wrappedValue: Int }
struct Holder { @Clamped var x = 3; mutating func m() {}; nonmutating func n() {}; borrowing func o() {} }
@resultBuilder enum Builder { static func buildBlock(_ parts: Int...) -> Int { parts.count } }
@dynamicMemberLookup struct Looked { subscript(dynamicMember name: String) -> Int { 1 } }
@frozen enum Tree { case leaf; indirect case node(Tree) }
func run(_ body: @autoclosure @escaping @Sendable () -> Int, at line: Int = #line) -> Int { body() }
struct Wrapped: @unchecked Sendable { let value: Int }
@globalActor actor Background { static let shared = Background() }
prefix operator ~~
prefix func ~~ (n: Int) -> Int { n }
@concurrent func far() async {}
let squares = { @Sendable (n: Int) -> Int in n * n }
@usableFromInline internal func hidden() {}
