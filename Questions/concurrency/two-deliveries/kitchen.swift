func fetch(_ goods: String) async -> String {
  print("ordering \(goods)")
  await Task.yield()
  print("\(goods) is here")
  return goods
}

func prepare() async -> String {
  let fish = await fetch("fish")
  print("boiling water")
  let rice = await fetch("rice")
  return "\(fish) and \(rice)"
}

print("opening")
print(await prepare())
print("closing")
