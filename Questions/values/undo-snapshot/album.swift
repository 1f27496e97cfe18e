struct Photo {
  var caption = "Beach"
}

struct Album {
  var byYear = [2024: [Photo()]]
}

var document = Album()
let snapshot = document
let before = "\(snapshot.byYear)"
document.byYear[2024]?[0].caption = "Harbour"
print("\(snapshot.byYear)" == before ? "kept" : "lost")
