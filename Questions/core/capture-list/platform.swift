func openDesk() {
  var platform = 4
  let announce = { print("Platform \(platform)") }
  let moveOn = { platform += 1 }

  platform = 7
  announce()
  moveOn()
  announce()
  print(platform)
}

openDesk()
