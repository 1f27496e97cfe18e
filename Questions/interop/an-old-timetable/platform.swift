final class Timetable {
  func platform(forTrain train: String) -> String! {
    train == "R7" ? "4a" : nil
  }
}

let timetable = Timetable()
let known = timetable.platform(forTrain: "R7")
print(type(of: known))
let length: Int = timetable.platform(forTrain: "R7").count
print(length)
let unknown = timetable.platform(forTrain: "X1")
print(unknown ?? "none")
print(timetable.platform(forTrain: "X1").count)
print("end")
