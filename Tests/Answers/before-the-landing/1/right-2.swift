protocol Convertible { static var inMetres: Double { get } }
enum Feet: Convertible { static let inMetres = 0.3048 }
enum Metres: Convertible { static let inMetres = 1.0 }

struct Length<U> {
  let value: Double
  init(_ value: Double) { self.value = value }
}

func < <U>(a: Length<U>, b: Length<U>) -> Bool { a.value < b.value }
func + <U>(a: Length<U>, b: Length<U>) -> Length<U> { Length<U>(a.value + b.value) }

extension Length where U: Convertible {
  fileprivate func converted<V: Convertible>(to: V.Type) -> Length<V> {
    Length<V>(value * U.inMetres / V.inMetres)
  }
}
extension Length where U == Feet {
  var inMetres: Length<Metres> { converted(to: Metres.self) }
}
extension Length where U == Metres {
  var inFeet: Length<Feet> { converted(to: Feet.self) }
}
