struct Exhibit {
  var room = 1
}

public func firstExhibit() -> Exhibit { Exhibit() }
