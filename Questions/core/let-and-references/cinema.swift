final class Projector {
  var brightness = 50
}

struct Screen {
  var width = 200
}

let projector = Projector()
projector.brightness = 80
projector = Projector()

let screen = Screen()
screen.width = 300
screen = Screen(width: 300)
