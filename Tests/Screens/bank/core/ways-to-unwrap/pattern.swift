let shelf = ["Dune": 3, "Ulysses": 1]

if case let copies? = shelf["Emma"] {
  print("\(copies) copies")
}
