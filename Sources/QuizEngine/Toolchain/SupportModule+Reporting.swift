extension SupportModule {
  /// The words on descriptor 4, the marks in standard output, the last words of a crash.
  static let reporting = #"""
    /// Cuts standard output, so that it is known what was printed between two marks.
    private func mark() {
      fflush(nil)
      write(1, [0] + orders.secret + [0])
    }

    private func report(_ word: String, _ number: Int, _ text: String) {
      let bytes = Array(text.utf8)
      write(4, orders.secret + Array(" \(word) \(number) \(bytes.count)\n".utf8) + bytes)
    }

    private func write(_ descriptor: Int32, _ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        #elseif canImport(Musl)
          let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
        #else
          let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
        #endif
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    // Set before the handler that reads them is there.
    nonisolated(unsafe) private var ownAddresses: UnsafeMutableRawPointer?
    nonisolated(unsafe) private var supportAddresses: UnsafeMutableRawPointer?

    /// Makes a trap tell what is still in stdout's buffer, and where it happened.
    private func tellCrashes() {
      #if canImport(Glibc)
        let inside: @convention(c) () -> Void = {}
        supportAddresses = base(of: unsafeBitCast(inside, to: UnsafeMutableRawPointer.self))
        // Where this module is a library, the answer is the program that uses it.
        ownAddresses = dlsym(nil, "quiz_answer_main").flatMap(base) ?? supportAddresses
      #endif
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
        signal(number) { number in
          signal(number, SIG_DFL)
          // Whatever is broken here must not keep the process from its end.
          signal(SIGALRM, SIG_DFL)
          alarm(2)
          fflush(nil)
          reportTrace()
          raise(number)
        }
      }
    }

    #if canImport(Glibc)
      // Neither is in a header that Swift can see.
      @_silgen_name("backtrace")
      private func openCalls(_ addresses: UnsafeMutableRawPointer, _ count: Int32) -> Int32

      @_silgen_name("dladdr")
      private func place(
        of address: UnsafeMutableRawPointer, _ found: UnsafeMutableRawPointer
      ) -> Int32

      /// Where the file that holds an address begins: the second of the four fields of `Dl_info`.
      private func base(of address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        var fields = [UnsafeMutableRawPointer?](repeating: nil, count: 4)
        return place(of: address, &fields) != 0 ? fields[1] : nil
      }
    #endif

    /// Reports the calls that are open: addresses within the program, `=` for those of this module
    /// where it is a library, `-` for those elsewhere.
    private func reportTrace() {
      #if canImport(Glibc)
        guard let own = ownAddresses else { return }
        var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 32)
        let count = Int(openCalls(&addresses, 32))
        let places = addresses[..<max(0, count)].map { address -> String in
          let place = address.flatMap(base)
          guard let address, place == own else { return place == supportAddresses ? "=" : "-" }
          return String(UInt(bitPattern: address) - UInt(bitPattern: own), radix: 16)
        }
        report("trace", current, places.joined(separator: " "))
      #endif
    }

    """#
}
