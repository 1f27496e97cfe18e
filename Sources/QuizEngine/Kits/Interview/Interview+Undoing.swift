extension Interview {
  /// Whether another state of the talk has the same ticks, notes and place, however long it took.
  public func isLike(_ other: Interview) -> Bool {
    var other = other
    other.takeTimes(of: self)
    return other == self
  }

  /// Takes back what was done since an earlier state; the time that went by stays.
  public mutating func goBack(to earlier: Interview) {
    let now = self
    self = earlier
    takeTimes(of: now)
  }

  private mutating func takeTimes(of other: Interview) {
    for index in entries.indices where other.entries.indices.contains(index) {
      entries[index].seconds = other.entries[index].seconds
    }
  }
}
