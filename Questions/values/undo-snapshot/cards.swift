final class Card {
  var text = "Idea"
}

struct Board {
  var cards = [Card()]
}

var document = Board()
let snapshot = document
let before = "\(snapshot.cards.map { $0.text })"
document.cards[0].text = "Plan"
print("\(snapshot.cards.map { $0.text })" == before ? "kept" : "lost")
