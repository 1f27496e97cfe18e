import Foundation

class StretchIterator<Base: Sequence>: IteratorProtocol where Base.Element: Equatable {
  private var iterator: Base.Iterator?
  private let base: Base
  private var ahead: Base.Element??

  init(_ base: Base) { self.base = base }

  func next() -> (element: Base.Element, count: Int)? {
    if iterator == nil {
      iterator = base.makeIterator()
      ahead = iterator!.next()
    }
    guard case let element?? = ahead else { return nil }
    var count = 0
    repeat {
      count += 1
      ahead = iterator!.next()
    } while ahead! == .some(element)
    return (element: element, count: count)
  }
}

struct StretchSequence<Base: Sequence>: Sequence where Base.Element: Equatable {
  let base: Base
  func makeIterator() -> StretchIterator<Base> { StretchIterator(base) }
}

extension Sequence where Element: Equatable {
  func stretches() -> StretchSequence<Self> { StretchSequence(base: self) }
}

for s in ["calm", "calm", "breeze"].stretches() { print(s) }
