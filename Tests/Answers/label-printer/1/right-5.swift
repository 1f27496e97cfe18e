import Foundation

@discardableResult
public func attempt<Outcome, Problem: Error>(
  _ maximum: Int,
  _ work: (Int) throws(Problem) -> Outcome
) throws(Problem) -> Outcome {
  if maximum < 1 { fatalError("maximum must be positive") }
  var results: [Result<Outcome, Problem>] = []
  for i in 0..<maximum {
    do throws(Problem) {
      results.append(.success(try work(i + 1)))
      break
    } catch let problem {
      results.append(.failure(problem))
    }
  }
  switch results.last! {
  case .success(let outcome): return outcome
  case .failure(let problem): throw problem
  }
}

enum PrinterError: Error { case noPaper, jammed }
do {
  let name = try attempt(3) { number throws(PrinterError) in
    if number < 2 { throw PrinterError.jammed }
    return "label \(number)"
  }
  print("printed", name)
} catch {
  switch error {
  case .noPaper: print("put paper in")
  case .jammed: print("open the lid")
  }
}
