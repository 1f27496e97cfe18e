let shelf = ["Dune": 3, "Ulysses": 1]

let copies: Int! = shelf["Emma"]
print("\(copies + 1) copies soon")
