extension Journal {
  /// The file that damaged lines are copied to.
  public var damagePath: String { path + ".damaged" }

  /// Copies damaged lines to a file beside the journal, which itself stays as it is.
  ///
  /// - Returns: the lines that were not there yet, which are those that the user does not know of.
  public func setAside(_ damage: [Damage]) throws(JournalError) -> [Damage] {
    guard !damage.isEmpty else { return [] }
    return try locked { () throws(JournalError) in
      var known = Set(try damagedBytes().split(separator: .lineFeed).map(Array.init))
      let new = damage.filter { known.insert($0.bytes).inserted }
      guard !new.isEmpty else { return [] }
      try attempt { () throws(FileError) in
        try files.append(new.flatMap { $0.bytes + [.lineFeed] }, to: damagePath)
      }
      return new
    }
  }

  /// Takes damaged lines out of the journal, after they were copied to the file beside it.
  ///
  /// - Returns: the lines that were taken out.
  public func mend() throws(JournalError) -> [Damage] {
    let damage = try read().damage
    guard !damage.isEmpty else { return [] }
    _ = try setAside(damage)
    return try locked { () throws(JournalError) in
      let reader = try JournalReader(try bytes(), path: path)
      // What was damaged since was not set aside yet.
      guard reader.damage == damage else { return [] }
      try attempt { () throws(FileError) in
        try files.write(reader.lines.flatMap { $0 + [.lineFeed] }, to: path)
      }
      return damage
    }
  }

  private func damagedBytes() throws(JournalError) -> [UInt8] {
    do {
      return try files.read(damagePath, atMost: Self.maximumBytes)
    } catch  where error.reason == .notFound {
      return []
    } catch {
      throw .file(error)
    }
  }
}
