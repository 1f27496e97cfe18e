// Write the property wrapper here.
struct Limited {
}
