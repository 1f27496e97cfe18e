extension SyntaxTree {
  /// Reads what `-dump-parse -dump-ast-format json` writes; nil where it is not that.
  init?(dump: [UInt8]) {
    var reader = Reader(bytes: dump)
    guard let nodes = reader.read(), nodes.first?.kind == "source_file" else { return nil }
    self.init(nodes: nodes)
  }

  /// Reads JSON without recursion, straight into nodes.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var nodes: [Node] = []
    /// The objects and lists that are open: a node, the range of a node, or something to skip.
    var open: [Opened] = []
    var key = ""

    init(bytes: [UInt8]) { self.bytes = bytes }

    enum Opened {
      case node(Int, role: String)
      case range(of: Int, role: String)
      case list(role: String)
    }

    /// Keys whose values repeat what stands elsewhere.
    static let skipped: Set<String> = ["processed_init"]

    mutating func read() -> [Node]? {
      var skipDepth: Int?
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "{"):
          position += 1
          if skipDepth == nil, Self.skipped.contains(key) { skipDepth = open.count }
          openObject(isSkipped: skipDepth != nil)
        case UInt8(ascii: "["):
          position += 1
          if skipDepth == nil, Self.skipped.contains(key) { skipDepth = open.count }
          open.append(.list(role: key))
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          position += 1
          guard let closed = open.popLast() else { return nil }
          switch closed {
          case .node(_, let role), .range(_, let role), .list(let role): key = role
          }
          if let depth = skipDepth, open.count == depth { skipDepth = nil }
        case UInt8(ascii: "\""):
          guard let text = readString() else { return nil }
          if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
            position += 1
            key = text
          } else if skipDepth == nil {
            set(text)
          }
        case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
          UInt8(ascii: "\t"):
          position += 1
        default:
          let word = readWord()
          if skipDepth == nil { set(word) }
        }
      }
      return open.isEmpty ? nodes : nil
    }

    private var enclosingNode: Int? {
      for opened in open.reversed() {
        if case .node(let index, _) = opened { return index }
      }
      return nil
    }

    private mutating func openObject(isSkipped: Bool) {
      let role = currentRole
      if isSkipped {
        open.append(.list(role: role))
      } else if role == "range", let owner = enclosingNode {
        nodes[owner].range = 0..<0
        open.append(.range(of: owner, role: role))
      } else {
        let index = nodes.count
        nodes.append(
          Node(
            index: index, parent: enclosingNode, role: role, kind: "", properties: [:], range: nil))
        open.append(.node(index, role: role))
      }
    }

    /// The key under which a value stands; in a list, that of the list.
    private var currentRole: String {
      if case .list(let role)? = open.last { return role }
      return key
    }

    private mutating func set(_ text: String) {
      switch open.last {
      case .node(let index, _):
        if key == "_kind" { nodes[index].kind = text } else { nodes[index].properties[key] = text }
      case .range(let index, _):
        guard let number = Int(text), let range = nodes[index].range else { return }
        if key == "start" { nodes[index].range = number..<max(number, range.upperBound) }
        if key == "end" { nodes[index].range = min(range.lowerBound, number)..<number }
      case .list(let role):
        guard let index = enclosingNode else { return }
        let before = nodes[index].properties[role].map { $0 + "." } ?? ""
        nodes[index].properties[role] = before + text
      case nil: break
      }
    }

    private mutating func readWord() -> String {
      let start = position
      while position < bytes.count, !",]}".utf8.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readString() -> String? {
      position += 1
      var text: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard position < bytes.count else { return nil }
          let escape = bytes[position]
          position += 1
          switch escape {
          case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
          case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
          case UInt8(ascii: "b"): text.append(8)
          case UInt8(ascii: "f"): text.append(12)
          case UInt8(ascii: "u"):
            let digits = bytes[position..<min(position + 4, bytes.count)]
            guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
              return nil
            }
            // Only control characters are written so.
            text += Array(String(UnicodeScalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
            position += 4
          default: text.append(escape)
          }
        default: text.append(byte)
        }
      }
      return nil
    }
  }
}
