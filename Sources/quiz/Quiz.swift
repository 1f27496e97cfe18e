/// The program: the world goes in, an exit status comes out.
@main
struct Quiz {
  static func main() {
  }
}
