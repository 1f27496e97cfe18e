extension ResidentCompiler {
  /// The part of the program that takes a compile to where it first needs its texts, and forks it there.
  ///
  /// The compiler maps its texts early and reads them late, when it has loaded the modules that every
  /// text imports. It is given texts with nothing in them but room; at the last of those modules it
  /// stops, and whoever is forked there puts its own texts into that room and goes on.
  static let checkpoints = #"""
    @_silgen_name("memmem")
    private func find(
      in: UnsafeRawPointer, _ count: Int, _ text: UnsafeRawPointer, _ length: Int
    ) -> UnsafeRawPointer?

    @_silgen_name("malloc_trim")
    private func giveBackMemory(_ kept: Int) -> Int32

    /// A compile that waits for its texts.
    private struct Checkpoint {
      var name: String
      var listener: Int32
      var files: [String]
      /// Where the texts are mapped.
      var places: [UnsafeMutableRawPointer] = []
    }

    nonisolated(unsafe) private var checkpoint: Checkpoint?
    /// What the compile has open there.
    nonisolated(unsafe) private var descriptorsOfCheckpoint: Set<Int32> = []
    nonisolated(unsafe) private var compilerOfCheckpoint: Compiler?
    /// Whether the compile is on its way to the checkpoint.
    nonisolated(unsafe) private var isOnItsWay = false

    /// What stands behind the name of a checkpoint until it is reached.
    private let coming = "\#(checkpointIsComing)"
    /// The status of a compile that could not take its texts.
    private let unready: Int32 = 98
    /// The bytes that there are for a text: the compiler maps no file of whole pages, nor a small one.
    private let room = 16 * Int(getpagesize()) + 1

    private typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, UInt32) -> Int32
    nonisolated(unsafe) private var systemOpen: Open?

    /// Stands before the system's own, which has its third parameter where it has a use for it.
    @_cdecl("open")
    public func openUnlessAtCheckpoint(
      _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt32
    ) -> Int32 {
      // The last of the modules that every text imports, and its last file.
      if isOnItsWay, strstr(path, "/SwiftOnoneSupport.swiftmodule/") != nil,
        strstr(path, ".swiftdoc") != nil
      {
        isOnItsWay = false
        waitAtCheckpoint()
      }
      if systemOpen == nil {
        // The next one behind this program: RTLD_NEXT.
        let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "open")
        systemOpen = unsafeBitCast(next, to: Open.self)
      }
      return systemOpen!(path, flags, mode)
    }

    /// Takes a compile to its checkpoint, where it waits.
    ///
    /// The words are the name to listen at, the number of texts, their names, and the compile. Before,
    /// another such compile is done as a whole, so that what it leaves in the process is there for all.
    private func goToCheckpoint(
      _ words: [String], listener: Int32, environment: [String], compiler: Compiler
    ) -> Never {
      signal(SIGCHLD, SIG_DFL)
      _ = processControl(1, UInt(SIGKILL))
      guard words.count > 2, let count = Int(words[1]), count > 0, words.count > count + 4 else {
        _exit(2)
      }
      let nowhere = open("/dev/null", O_RDWR)
      dup2(nowhere, 1)
      dup2(nowhere, 2)
      close(nowhere)
      let new = Checkpoint(
        name: words[0], listener: listener, files: Array(words[2..<(2 + count)]))
      let compile = Array(words[(2 + count)...])
      for entry in environment { putenv(strdup(entry)) }
      guard mkdir(folder(of: new), 0o700) == 0, chdir(folder(of: new)) == 0 else { _exit(3) }
      for (place, file) in new.files.enumerated() { write(place == 0 ? sample : "\n", to: file) }
      guard compiler.begin(Int32(compile.count), strings(compile)) == 0 else { _exit(4) }
      // What is free in here would be copied before it can be used.
      _ = giveBackMemory(0)
      let nothing = String(repeating: "\n", count: room)
      for file in new.files { write(nothing, to: file) }
      checkpoint = new
      compilerOfCheckpoint = compiler
      isOnItsWay = true
      let status = compiler.beginAgain(
        compile.count - 2, strings(Array(compile.dropFirst(2))), name: strdup(compile[0]))
      // Where it never came by, this is the end of a compile that nobody waits for.
      leave(status)
    }

    private func folder(of checkpoint: Checkpoint) -> String { checkpoint.name + ".texts" }

    private func write(_ text: String, to file: String) {
      let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      let bytes = Array(text.utf8)
      guard write(descriptor, bytes, bytes.count) == bytes.count else { _exit(5) }
      close(descriptor)
    }

    /// Serves at the checkpoint; comes back in each process that goes on with the compile.
    private func waitAtCheckpoint() {
      guard var reached = checkpoint, let compiler = compilerOfCheckpoint else { _exit(6) }
      descriptorsOfCheckpoint = Set(
        (Int32(3)..<64).filter { $0 != reached.listener && fcntl($0, F_GETFD) >= 0 })
      let mapped = mappedFiles()
      for file in reached.files {
        let ending = "/" + folder(of: reached) + "/" + file
        guard let place = mapped.first(where: { $0.path.hasSuffix(ending) })?.start else { _exit(7) }
        reached.places.append(place)
        unlink(file)
      }
      checkpoint = reached
      guard chdir("..") == 0, rename(reached.name + coming, reached.name) == 0 else { _exit(8) }
      serveAll(at: reached.listener, compiler: compiler)
    }

    private func mappedFiles() -> [(start: UnsafeMutableRawPointer, path: String)] {
      let descriptor = open("/proc/self/maps", O_RDONLY)
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer[..<count]
      }
      close(descriptor)
      return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let line = String(decoding: line, as: UTF8.self)
        guard let dash = line.firstIndex(of: "-"), let slash = line.firstIndex(of: "/"),
          let address = UInt(line[..<dash], radix: 16),
          let start = UnsafeMutableRawPointer(bitPattern: address)
        else { return nil }
        return (start, String(line[slash...]))
      }
    }

    /// Puts the texts of the folder that this process is in into the room that there is for them.
    private func takeTexts() -> Bool {
      guard let checkpoint else { return false }
      for (file, place) in zip(checkpoint.files, checkpoint.places) {
        let descriptor = open(file, O_RDONLY)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, Int(status.st_size) < room,
          mmap(
            place, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS, -1, 0)
            == place
        else { return false }
        let size = Int(status.st_size)
        guard read(descriptor, place, size) == size else { return false }
        memset(place + size, Int32(UInt8(ascii: "\n")), room - size)
        close(descriptor)
      }
      return true
    }

    /// How far from `invoke_swift_compiler` the function of the compiler is that may be called again.
    ///
    /// No program may bind to it; it stands in the library's table of symbols for debuggers.
    private func placeOfFrontend(in library: String) -> Int? {
      let descriptor = open(library, O_RDONLY)
      var status = stat()
      guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_size > 64,
        let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
        bytes != MAP_FAILED, bytes.load(as: UInt32.self) == 0x464c_457f,
        bytes.load(fromByteOffset: 4, as: UInt8.self) == 2
      else { return nil }
      let file = UnsafeRawBufferPointer(start: bytes, count: Int(status.st_size))
      func number(_ place: Int) -> Int? {
        guard place >= 0, place + 8 <= file.count else { return nil }
        return Int(truncatingIfNeeded: file.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
      func section(_ place: Int) -> (kind: Int, start: Int, size: Int, link: Int)? {
        guard let table = number(0x28), let kind = number(table + place * 64),
          let start = number(table + place * 64 + 24), let size = number(table + place * 64 + 32),
          let link = number(table + place * 64 + 40), start >= 0, size >= 0,
          start + size <= file.count
        else { return nil }
        return (kind >> 32, start, size, link & 0xffff_ffff)
      }
      let sections = number(0x3c).map { $0 & 0xffff } ?? 0
      // The table of symbols: SHT_SYMTAB.
      guard let symbols = (0..<sections).lazy.compactMap(section).first(where: { $0.kind == 2 }),
        let names = section(symbols.link)
      else { return nil }
      func value(of name: String) -> Int? {
        let bytes = Array(name.utf8) + [0]
        let end = file.baseAddress! + names.start + names.size
        var from = file.baseAddress! + names.start
        while let found = find(in: from, end - from, bytes, bytes.count) {
          let offset = UInt32(found - (file.baseAddress! + names.start))
          for place in stride(from: symbols.start, to: symbols.start + symbols.size, by: 24)
          where file.loadUnaligned(fromByteOffset: place, as: UInt32.self) == offset {
            return number(place + 8)
          }
          from = found + 1
        }
        return nil
      }
      let frontend =
        "_ZN5swift15performFrontendEN4llvm8ArrayRefIPKcEES3_PvPNS_16FrontendObserverE"
      guard let start = value(of: "invoke_swift_compiler"), let again = value(of: frontend) else {
        return nil
      }
      return again - start
    }

    /// A text that takes the compiler to most of what answers take it to.
    private let sample = """
      enum SampleError: Error, Equatable { case missing(String) }

      protocol SampleShape: CustomStringConvertible {
        associatedtype Side: Comparable
        var sides: [Side] { get }
      }

      extension SampleShape {
        var longest: Side? { sides.max() }
        var description: String { "\\(Self.self) of \\(sides.count)" }
      }

      struct SampleSquare: SampleShape, Hashable {
        var side: Int
        var sides: [Int] { Array(repeating: side, count: 4) }
      }

      final class SampleStore<Value: Hashable> {
        private var values: [String: Set<Value>] = [:]
        var changed: ((String) -> Void)?

        subscript(name: String) -> Set<Value> { values[name, default: []] }

        func insert(_ value: Value, for name: String) throws {
          guard !name.isEmpty else { throw SampleError.missing(name) }
          values[name, default: []].insert(value)
          changed?(name)
        }
      }

      func sampleText(_ words: [String], _ numbers: [Double]) -> String {
        var counts: [Character: Int] = [:]
        for (place, word) in words.enumerated() where place < numbers.count {
          switch word.first {
          case let first? where first.isLetter: counts[first, default: 0] += 1
          case nil: continue
          default: break
          }
        }
        let sum = numbers.filter { $0 > 0.5 }.map { $0 * 2 - 1 }.reduce(0, +)
        return counts.sorted { $0.value > $1.value || $0.key < $1.key }
          .map { "\\($0.key)=\\($0.value)" }.joined(separator: ", ") + " \\(Int(sum) % 7)"
      }

      func sampleTask(_ jobs: [@Sendable () async -> Int]) async -> Int {
        await withTaskGroup(of: Int.self) { group in
          for job in jobs { group.addTask { await job() } }
          return await group.reduce(0, +)
        }
      }

      func sampleRun() -> Bool {
        let store = SampleStore<SampleSquare>()
        weak let seen = store
        do {
          try store.insert(SampleSquare(side: 2), for: "a")
        } catch let error as SampleError {
          print(error == .missing(""))
        } catch {
          return false
        }
        return store["a"].first?.longest == 2 && seen != nil && sampleText(["b"], [1]) == "b=1 1"
      }

      """

    """#
}
