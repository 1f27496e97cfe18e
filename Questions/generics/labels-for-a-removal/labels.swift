func label<T>(_ value: T) -> String { "a thing" }
func label<T: Collection>(_ value: T) -> String { "\(value.count) pieces" }
func label(_ value: Int) -> String { "number \(value)" }

func tag<T>(_ value: T) -> String { label(value) }
func boxTag<T: Collection>(_ value: T) -> String { label(value) }

print(label(12))
print(label(["a", "b"]))
print(tag(12))
print(tag(["a", "b"]))
print(boxTag(["a", "b"]))
