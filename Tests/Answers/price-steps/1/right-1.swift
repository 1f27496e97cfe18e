import Foundation

func combined(_ steps: [(Int) -> Int]) -> (Int) -> Int {
  guard let first = steps.first else { return { $0 } }
  let rest = combined(Array(steps.dropFirst()))
  return { rest(first($0)) }
}

let total = combined([{ $0 - 100 }, { $0 * 2 }])
print(total(500))
