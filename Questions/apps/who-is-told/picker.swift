protocol PickerDelegate: AnyObject { func picked(_ color: String) }
final class Picker {
  weak var delegate: (any PickerDelegate)?
  var onPick: ((String) -> Void)?
  func tap(_ color: String) {
    delegate?.picked(color)
    onPick?(color)
  }
}
final class Listener: PickerDelegate {
  let name: String
  init(name: String) { self.name = name }
  func picked(_ color: String) { print(name, color) }
}
func attachLog(to picker: Picker) {
  let log = Listener(name: "log")
  picker.delegate = log
}
let picker = Picker()
attachLog(to: picker)
picker.tap("red")
let screen = Listener(name: "screen")
picker.delegate = screen
picker.onPick = { print("first", $0) }
picker.onPick = { print("second", $0) }
picker.tap("blue")
