func complete(_ fields: Any?...) -> [Any]? {
  let present = fields.compactMap { $0 }
  return present.count == fields.count ? present : nil
}

func blanks(_ fields: Any?...) -> Int {
  fields.filter { $0 == nil }.count
}
