final class Survey {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) closed") }
}

func begin() -> UnsafeMutableRawPointer {
  let survey = Survey("May")
  return Unmanaged.passRetained(survey).toOpaque()
}

func note(_ context: UnsafeMutableRawPointer) {
  print(Unmanaged<Survey>.fromOpaque(context).takeUnretainedValue().name)
}

func end(_ context: UnsafeMutableRawPointer) {
  let survey = Unmanaged<Survey>.fromOpaque(context).takeRetainedValue()
  print("end of \(survey.name)")
}

let context = begin()
note(context)
end(context)
print("night")
