extension InlineReader {
  /// Stars or underscores in a row.
  struct Run {
    /// The sign that it is made of.
    let sign: Unicode.Scalar
    /// How many stood there.
    let length: Int
    /// How many have found no counterpart.
    var remaining: Int
    let canOpen: Bool
    let canClose: Bool
    /// What it closes, the innermost first.
    var closes: [Wrapper] = []
    /// What it opens, the innermost first.
    var opens: [Wrapper] = []

    /// Whether the two may match; the rule of three keeps `**a*b**` together.
    func matches(_ closer: Run) -> Bool {
      guard sign == closer.sign, canOpen else { return false }
      guard canClose || closer.canOpen else { return true }
      return (length + closer.length) % 3 != 0 || length % 3 == 0
    }
  }

  /// Takes the stars or underscores at the position.
  mutating func readRun() {
    let sign = scalars[position]
    let end = position + scalars[position...].prefix { $0 == sign }.count
    let before = position > 0 ? scalars[position - 1] : " "
    let after = end < scalars.count ? scalars[end] : " "
    let opensLeft = !after.isSpace && (!after.isMark || before.isSpace || before.isMark)
    let closesRight = !before.isSpace && (!before.isMark || after.isSpace || after.isMark)
    let isStar = sign == "*"
    let run = Run(
      sign: sign, length: end - position, remaining: end - position,
      canOpen: opensLeft && (isStar || !closesRight || before.isMark),
      canClose: closesRight && (isStar || !opensLeft || after.isMark))
    add(.run(runs.count))
    openRuns.append(runs.count)
    runs.append(run)
    position = end
  }

  /// Finds the counterparts among the open runs past a place, and takes these off.
  ///
  /// A search that fails is remembered by its height in the stack, so no run is looked at in vain
  /// more often than there are kinds of closers.
  mutating func matchRuns(from start: Int) {
    var openers: [Int] = []
    var floors: [FloorKey: Int] = [:]
    for index in openRuns[start...] {
      let key = FloorKey(runs[index])
      while runs[index].canClose, runs[index].remaining > 0 {
        let floor = min(floors[key] ?? 0, openers.count)
        guard let place = openers[floor...].lastIndex(where: { runs[$0].matches(runs[index]) })
        else {
          floors[key] = openers.count
          break
        }
        openers.removeLast(openers.count - place - 1)
        join(openers[place], index)
        if runs[openers[place]].remaining == 0 { openers.removeLast() }
        for key in floors.keys { floors[key] = min(floors[key] ?? 0, openers.count) }
      }
      if runs[index].canOpen, runs[index].remaining > 0 { openers.append(index) }
    }
    openRuns.removeLast(openRuns.count - start)
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    let isStrong = runs[opener].remaining >= 2 && runs[closer].remaining >= 2
    let wrapper: Wrapper = isStrong ? .strong : .emphasis
    runs[opener].opens.append(wrapper)
    runs[opener].remaining -= isStrong ? 2 : 1
    runs[closer].closes.append(wrapper)
    runs[closer].remaining -= isStrong ? 2 : 1
  }

  private struct FloorKey: Hashable {
    let sign: Unicode.Scalar
    let canOpen: Bool
    let remainder: Int

    init(_ run: Run) {
      sign = run.sign
      canOpen = run.canOpen
      remainder = run.length % 3
    }
  }
}
