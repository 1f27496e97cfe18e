struct Blank: Error {}

func filled<Value>(_ field: Value?) throws(Blank) -> Value {
  guard let field else { throw Blank() }
  return field
}

func complete<each Value>(_ field: repeat (each Value)?) -> (repeat each Value)? {
  do {
    return (repeat try filled(each field))
  } catch {
    return nil
  }
}

func blanks<each Value>(_ field: repeat (each Value)?) -> Int {
  var count = 0
  (repeat tally(each field, &count))
  return count
}

func tally<Value>(_ field: Value?, _ count: inout Int) {
  if field == nil { count += 1 }
}
