#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

extension ForkServer {
  /// The life of a server and of its yard, which is over with this process at the latest.
  final class Life: Sendable {
    private struct State {
      /// Whether it was started, or must not be any more.
      var hasBegun = false
      /// Outlives the server: tasks that it left undone may still be done there.
      var yard: ScratchFolder?
      var running: Running?
    }

    private let state = Mutex(State())

    /// The server with the path of its yard, which is started where that was not tried yet; nil where
    /// there is none.
    func begin(
      in parent: String, by request: (String) -> ProcessRequest
    ) -> (running: Running, yard: String)? {
      state.withLock { state in
        if !state.hasBegun {
          state.hasBegun = true
          guard isToEndAtExit() else { return nil }
          state.yard = try? ScratchFolder.make(in: parent)
          state.running = state.yard.flatMap { Running(request($0.path), in: $0) }
        }
        guard let running = state.running, let yard = state.yard else { return nil }
        return (running, yard.path)
      }
    }

    /// Ends the server, for good.
    func giveUp() {
      state.withLock { $0.running = nil }
    }

    /// Ends the server, for good, and removes its yard.
    func end() {
      state.withLock { state in
        state.hasBegun = true
        state.running = nil
        state.yard?.remove()
        state.yard = nil
      }
      Self.living.withLock { _ = $0?.removeValue(forKey: ObjectIdentifier(self)) }
    }

    /// What is to end with this process; nil once it is ending.
    private static let living = Mutex<[ObjectIdentifier: Life]?>([:])
    private static let endsAtExit: Void = {
      atexit { Life.endAll() }
    }()

    /// Sees to it; false where this process is ending already.
    private func isToEndAtExit() -> Bool {
      _ = Self.endsAtExit
      return Self.living.withLock { living in
        living?[ObjectIdentifier(self)] = self
        return living != nil
      }
    }

    private static func endAll() {
      let lives = living.withLock { living in
        defer { living = nil }
        return living ?? [:]
      }
      // Whoever is starting one right now is waited for: nothing is made in a yard afterwards.
      for life in lives.values { life.end() }
    }
  }
}
