final class Recipe {
  var title: String
  var servings: Int

  init(title: String, servings: Int) {
    self.title = title
    self.servings = servings
  }
}

let family = Recipe(title: "Lentil soup", servings: 4)
var party = family
party.servings = 20
print(family.servings)
print(party.servings)
