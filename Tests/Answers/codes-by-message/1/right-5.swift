import Foundation

final class CodeLimiter {
  private final class Node { let time: Int; var next: Node?; init(_ t: Int) { time = t } }
  private let limit: Int, window: Int
  private var head: Node?, tail: Node?
  private var count = 0

  init(limit: Int, window: Int) { self.limit = limit; self.window = window }

  func allows(at time: Int) -> Bool {
    while let first = head, time - first.time >= window {
      head = first.next
      count -= 1
    }
    if head == nil { tail = nil }
    if count >= limit { return false }
    let node = Node(time)
    if let tail { tail.next = node } else { head = node }
    tail = node
    count += 1
    return true
  }
  deinit { while let n = head { head = n.next } }
}
