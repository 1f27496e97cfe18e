enum PumpError: Error {
  case dry
  case blocked(by: String)
}

struct PowerCut: Error {}

func report(_ work: () throws -> Int) -> String {
  do {
    return "\(try work()) litres"
  } catch PumpError.blocked(let thing) where thing == "leaf" {
    return "shake it"
  } catch is PumpError {
    return "send somebody"
  } catch PumpError.dry {
    return "fill the well"
  } catch {
    return "wait"
  }
}

print(report { 5 })
print(report { throw PumpError.dry })
print(report { throw PumpError.blocked(by: "stone") })
print(report { throw PumpError.blocked(by: "leaf") })
print(report { throw PowerCut() })
