struct Parcel {
  let code: String
}

extension Parcel: @retroactive CustomStringConvertible {
  var description: String { code }
}
