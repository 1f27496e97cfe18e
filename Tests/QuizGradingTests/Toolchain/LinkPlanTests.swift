import QuizTestSupport
import Testing

@testable import QuizEngine

@Suite struct LinkPlanTests {
  /// As a driver tells on Linux.
  private static let usual = LinkPlan(
    executable: "/swift/bin/ld.lld",
    arguments: [
      "--wrap=exit", "--hash-style=gnu", "-m", "elf_x86_64", "-pie", "-dynamic-linker",
      "/lib64/ld.so", "-o", LinkPlan.outputPlace, "/usr/lib/Scrt1.o", "/usr/lib/crti.o",
      "-L/swift/lib", "-L", "/usr/lib", "--build-id", "-rpath", "/swift/lib",
      "/swift/lib/swiftrt.o", "/cache/QuizSupport.o", LinkPlan.objectPlace, "-lswiftCore",
      "--as-needed", "-lgcc_s", "--no-as-needed", "/usr/lib/crtn.o",
    ])

  @Test func theSupportModuleBecomesALibraryWithAllThatItNeeds() throws {
    let plan = try #require(Self.usual.forSupportLibrary(soname: "libQuizSupport.so"))
    #expect(plan.executable == "/swift/bin/ld.lld")
    #expect(
      plan.arguments == [
        "--wrap=exit", "--hash-style=gnu", "-m", "elf_x86_64", "-o", LinkPlan.outputPlace,
        "/usr/lib/crti.o", "-L/swift/lib", "-L", "/usr/lib", "--build-id", "-rpath",
        "/swift/lib", "/swift/lib/swiftrt.o", "/cache/QuizSupport.o", "-lswiftCore",
        "--as-needed", "-lgcc_s", "--no-as-needed", "/usr/lib/crtn.o", "-shared", "-soname",
        "libQuizSupport.so",
      ])
  }

  @Test func programsAreBoundToThatLibraryAlone() throws {
    let plan = try #require(
      Self.usual.quick(
        by: "/usr/bin/ld.bfd", support: "/cache/QuizSupport.o",
        library: "/cache/libQuizSupport.so", interpreter: "/cache/Interpreter.o"))
    #expect(plan.executable == "/usr/bin/ld.bfd")
    #expect(
      plan.arguments == [
        "--wrap=exit", "--hash-style=gnu", "-m", "elf_x86_64", "-o", LinkPlan.outputPlace,
        "/usr/lib/Scrt1.o", "/usr/lib/crti.o", "-rpath", "/swift/lib", "/swift/lib/swiftrt.o",
        "/cache/libQuizSupport.so", LinkPlan.objectPlace, "/usr/lib/crtn.o", "-rpath", "/cache",
        "-rpath", "/quiz", "/cache/Interpreter.o", "-shared", "-Bsymbolic", "-z", "now", "-e",
        "_start",
      ])
  }

  @Test func aDriverIsLeftAlone() {
    let plan = LinkPlan(
      executable: "/swift/bin/swiftc",
      arguments: ["/cache/QuizSupport.o", LinkPlan.objectPlace, "-o", LinkPlan.outputPlace])
    #expect(plan.loader == nil)
    #expect(plan.forSupportLibrary(soname: "a") == nil)
    #expect(plan.quick(by: "ld", support: "a", library: "b", interpreter: "c") == nil)
  }

  @Test func isKeptAndReadAgain() {
    #expect(LinkPlan(Self.usual.json) == Self.usual)
    #expect(LinkPlan(.object([("linker", .string("ld"))])) == nil)
    #expect(Self.usual.loader == "/lib64/ld.so")
  }

  @Test func isWholeWhileItsFilesAreThere() throws {
    let folder = try TemporaryFolder()
    let object = PathName.join(folder.path, "a.o")
    let plan = LinkPlan(executable: "/bin/sh", arguments: [object])
    #expect(!plan.isWhole(in: folder.path))
    try LocalFileSystem().write("", to: object)
    #expect(plan.isWhole(in: folder.path))
    #expect(!LinkPlan(executable: "/bin/none", arguments: [object]).isWhole(in: folder.path))
    #expect(!LinkPlan(executable: "/bin/sh", arguments: []).isWhole(in: folder.path))
  }
}
