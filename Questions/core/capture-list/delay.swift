final class Train {
  var delay = 0
}

func openDesk() {
  var platform = 4
  var train = Train()
  let announce = { [platform, train] in
    print("Platform \(platform), \(train.delay) min late")
  }

  platform = 9
  train.delay = 5
  announce()

  train = Train()
  train.delay = 20
  announce()
  print(platform, train.delay)
}

openDesk()
