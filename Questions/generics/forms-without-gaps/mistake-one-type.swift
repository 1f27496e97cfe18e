func complete<Value>(_ fields: Value?...) -> [Value]? {
  let present = fields.compactMap { $0 }
  return present.count == fields.count ? present : nil
}

func blanks<Value>(_ fields: Value?...) -> Int {
  fields.filter { $0 == nil }.count
}
