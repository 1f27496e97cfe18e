let shelf = ["Dune": 3, "Ulysses": 1]

let even = shelf["Emma"]?.isMultiple(of: 2)
print(even == true ? "Even" : "Not even")
