let shelf = ["Dune": 3, "Ulysses": 1]

let copies = shelf["Emma"] ?? 0
print("\(copies) copies")
