let shelf = ["Dune": 3, "Ulysses": 1]

let text = shelf["Emma"].map { "\($0) copies" }
print(text == nil ? "None" : "Some")
