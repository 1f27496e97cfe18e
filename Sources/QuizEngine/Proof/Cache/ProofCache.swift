internal import Synchronization

/// The outcomes of claims that were tried before, in one file that only grows at its end.
///
/// Each line stands for itself, with a check sum: a line that a killed run left half written, or that
/// anything else befell, is as good as not there. A lock keeps processes from writing at the same
/// time. When the file is too big, the outcomes that were not asked for lately go.
public final class ProofCache: Sendable {
  /// The most bytes that the file has when a run is over.
  public static let defaultLimit = 32 << 20

  private let path: String
  private let files: any FileSystem
  private let limit: Int
  private let state: Mutex<State>

  private struct State {
    var log: ProofLog
    var used: Set<Key> = []
    var pending: [UInt8] = []
    var lastWrite: Double
    var trouble: String?
  }

  /// Opens the cache in a folder, which is made when there is something to keep.
  public init(folder: String, files: any FileSystem, limit: Int = ProofCache.defaultLimit) {
    path = PathName.join(folder, "proof.log")
    self.files = files
    self.limit = limit
    // A file past all bounds is not ours any more: it is begun anew.
    let bytes = (try? files.read(path, atMost: limit * 4)) ?? []
    state = Mutex(State(log: ProofLog(bytes), lastWrite: MonotonicTime.now()))
  }

  /// Why outcomes could not be kept; nil where all went well.
  public var trouble: String? { state.withLock { $0.trouble } }
}

extension ProofCache {
  /// The outcome that was kept under a key.
  func result(for key: Key) -> ClaimResult? {
    state.withLock { state in
      guard let result = state.log.result(for: key) else { return nil }
      state.used.insert(key)
      return result
    }
  }

  /// Keeps an outcome that another run would come to as well.
  func keep(_ result: ClaimResult, for key: Key) {
    guard let line = ProofLog.line(for: result, key: key) else { return }
    state.withLock { state in
      state.used.insert(key)
      state.pending += line
      // A run that is killed loses half a second of work at most.
      let now = MonotonicTime.now()
      if now - state.lastWrite > 0.5 {
        write(&state)
        state.lastWrite = now
      }
    }
  }

  /// Writes what is still to be written, and makes the file smaller where it is too big.
  public func finish() {
    state.withLock { state in
      write(&state)
      shrink(&state)
    }
  }
}

extension ProofCache {
  private func write(_ state: inout State) {
    guard !state.pending.isEmpty else { return }
    do {
      try files.makeFolder(PathName.parent(of: path) ?? ".")
      try FileLock.hold(path + ".lock") {
        // The line's end at the beginning sets it apart from what a killed run left half written.
        try files.append([UInt8(ascii: "\n")] + state.pending, to: path)
      }
      state.pending = []
    } catch {
      state.trouble = state.trouble ?? "\(error)"
      state.pending = []
    }
  }

  private func shrink(_ state: inout State) {
    guard state.trouble == nil, state.used.count > 0 else { return }
    guard (try? files.read(path, atMost: limit)) == nil else { return }
    do {
      try FileLock.hold(path + ".lock") {
        let bytes = (try? files.read(path, atMost: limit * 4)) ?? []
        try files.write(
          ProofLog(bytes).shortened(to: limit / 2, keeping: state.used), to: path)
      }
    } catch {
      state.trouble = state.trouble ?? "\(error)"
    }
  }
}

extension ProofCache {
  /// The first 128 bits of a digest.
  struct Key: Sendable, Hashable {
    let high: UInt64
    let low: UInt64

    init(_ digest: Digest) {
      let digits = Array(digest.description.utf8)
      high = Hexadecimal.number(digits[..<16]) ?? 0
      low = Hexadecimal.number(digits[16..<32]) ?? 0
    }

    init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }
  }
}
