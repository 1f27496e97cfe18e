func makeDispenser() -> () -> Int {
  var number = 40
  return {
    number += 1
    return number
  }
}

let first = makeDispenser()
let second = first
let third = makeDispenser()
print(first(), second(), third(), first())
