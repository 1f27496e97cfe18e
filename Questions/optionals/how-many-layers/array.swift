struct Player {
  var score: Int?
}

func parse(_ text: String) throws -> Int? {
  text.isEmpty ? nil : Int(text)
}

let text: String? = "42"
let scores: [String: Int?] = ["Ana": 7, "Bo": nil]
let player: Player? = Player(score: 3)

let result = [7, nil, 3].dropFirst().first
let single: Int? = result
print(single as Any)
