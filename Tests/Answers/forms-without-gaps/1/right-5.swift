func complete<A, B, each C>(_ a: A?, _ b: B?, _ c: repeat (each C)?) -> (A, B, repeat each C)? {
  var isComplete = a != nil && b != nil
  repeat isComplete = isComplete && (each c) != nil
  return isComplete ? (a!, b!, repeat (each c)!) : nil
}

func blanks<A, B, each C>(_ a: A?, _ b: B?, _ c: repeat (each C)?) -> Int {
  var all: [Any?] = [a, b]
  repeat all.append((each c).map { $0 as Any })
  return all.reduce(0) { $1 == nil ? $0 + 1 : $0 }
}
