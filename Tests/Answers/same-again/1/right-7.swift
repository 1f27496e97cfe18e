import Foundation
public final class StretchIterator<I: IteratorProtocol>: Sequence, IteratorProtocol
where I.Element: Equatable {
  private var source: I
  private var ahead: [I.Element] = []
  private var done = false
  init(_ source: I) { self.source = source }
  public func next() -> (element: I.Element, count: Int)? {
    if done { return nil }
    if ahead.isEmpty {
      guard let e = source.next() else { done = true; return nil }
      ahead = [e]
    }
    let element = ahead[0]
    var count = 1
    while true {
      guard let e = source.next() else { done = true; break }
      if e != element { ahead[0] = e; break }
      count += 1
    }
    return (element, count)
  }
}
public extension Sequence where Element: Equatable {
  func stretches() -> StretchIterator<Iterator> { StretchIterator(makeIterator()) }
}
