final class Letter {
  var text = ""
}

actor Post {
  private var letters: [Letter] = []
  func take(_ letter: Letter) { letters.append(letter) }
}

func write(_ post: Post) async {
  var first = Letter()
  await post.take(first)
  first = Letter()
  first.text = "Dear Ida,"

  let second = Letter()
  let same = second
  await post.take(second)
  print(same.text)
}

func pass(_ letter: Letter, to post: Post) async {
  await post.take(letter)
}
