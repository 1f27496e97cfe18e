extension BankIndexCache {
  /// The bytes of a file: a line each for check sum, stamps, key and the length of the paths, then
  /// the paths and the index.
  struct Kept {
    let key: String
    let stamps: UInt64
    /// The paths, each with a zero byte behind it.
    let paths: ArraySlice<UInt8>
    let cards: ArraySlice<UInt8>

    init(key: String, stamps: UInt64, paths: ArraySlice<UInt8>, cards: ArraySlice<UInt8>) {
      self.key = key
      self.stamps = stamps
      self.paths = paths
      self.cards = cards
    }

    /// Takes bytes apart; nil where they are not whole.
    init?(_ bytes: [UInt8]) {
      let head = bytes.split(separator: .lineFeed, maxSplits: 4, omittingEmptySubsequences: false)
      guard head.count == 5, let sum = Hexadecimal.number(head[0]),
        sum == ContentHash(bytes[head[1].startIndex...]).value,
        let stamps = Hexadecimal.number(head[1]),
        let length = Hexadecimal.number(head[3]), length <= head[4].count
      else { return nil }
      let border = head[4].startIndex + Int(length)
      self.init(
        key: String(decoding: head[2], as: UTF8.self), stamps: stamps,
        paths: bytes[head[4].startIndex..<border], cards: bytes[border...])
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
      let number = { (number: UInt64) in
        Hexadecimal.digits(number, count: 16) + [.lineFeed]
      }
      let rest =
        number(stamps) + Array(key.utf8) + [.lineFeed] + number(UInt64(paths.count)) + paths
        + cards
      return number(ContentHash(rest).value) + rest
    }
  }
}
