import Foundation

extension Sequence {
  func combined<V, E: Error>() -> Result<[V], E> where Element == Result<V, E> {
    var array = [V]()
    for r in self {
      if case .success(let v) = r {
        array.append(v)
      } else if case .failure(let e) = r {
        return .failure(e)
      }
    }
    return Result.success(array)
  }

  func separated<V, E: Error>() -> (values: [V], failures: [E]) where Element == Result<V, E> {
    var v: [V] = [], e: [E] = []
    forEach {
      switch $0 {
      case let .success(x): v.append(x)
      case let .failure(x): e.append(x)
      }
    }
    return (values: v, failures: e)
  }
}

enum Problem: Error { case one }
let rs: [Result<Int, Problem>] = [.success(1), .failure(.one)]
print(rs.combined(), rs.separated())
