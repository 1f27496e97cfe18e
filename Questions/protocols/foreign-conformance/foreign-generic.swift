struct Parcel {
  let code: String
}

extension Array: @retroactive Error where Element == Parcel {}
