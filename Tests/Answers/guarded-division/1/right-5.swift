import Foundation
public func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  switch (total, seats) {
  case (_, 0), (nil, _), (_, nil): return nil
  case let (t?, s?):
    guard s != 0 else { return nil }
    return t / s
  }
}
