/// A piece of syntax by the friendly name that rules use.
public struct SyntaxConstruct: Sendable {
  /// The name, `guard` or `call:sorted`.
  public let name: String
  private let find: @Sendable (SourceSyntax) -> [Int]

  /// Finds the construct of a name; nil where there is none.
  public init?(named name: String) {
    if let find = Self.fixed[name] {
      self.find = find
    } else if let find = Self.parameterised(name) {
      self.find = find
    } else {
      return nil
    }
    self.name = name
  }

  /// The fixed names, sorted, and the forms of the others.
  public static var names: [String] {
    fixed.keys.sorted() + ["call:NAME", "name:NAME", "type:NAME"]
  }

  /// The lines where the construct stands, once for each time that it does, counted from 1.
  func lines(in syntax: SourceSyntax) -> [Int] { find(syntax) }

  private static func parameterised(_ name: String) -> (@Sendable (SourceSyntax) -> [Int])? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let wanted = parts[1]
    switch parts[0] {
    case "call": return { $0.lines { $0.isCall(of: wanted, in: $1) } }
    case "name": return { $0.lines(ofWord: wanted) }
    case "type": return { $0.lines(ofWord: wanted) }
    default: return nil
    }
  }
}
