enum OvenError: Error {
  case cold
}

func bake(_ name: String, hot: Bool) throws {
  print("open for \(name)")
  defer { print("close") }

  guard hot else { throw OvenError.cold }

  defer { print("cool down") }
  print("bake \(name)")
}

do {
  try bake("rye", hot: true)
  try bake("spelt", hot: false)
  print("all done")
} catch {
  print("the oven is cold")
}
