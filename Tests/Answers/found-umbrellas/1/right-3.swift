import Foundation

public struct Drawer<T> {
  private var things: Array<T> = []

  public init() {}

  public mutating func put(_ thing: T) {
    things += [thing]
  }

  public mutating func takeLatest() -> T? {
    guard let last = things.last else { return nil }
    things.removeLast()
    return last
  }

  public var count: Int { things.count }

  public func contains(_ thing: T) -> Bool where T: Equatable {
    things.contains(where: { $0 == thing })
  }
}

let test = Drawer<() -> Void>()
print(test.count)
