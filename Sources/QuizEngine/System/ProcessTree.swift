#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// Finds and ends the processes that descend from one, however they moved.
///
/// A process that was started by the program shows it by its parents, by its session, or by the
/// marker in the variables that it inherited. On systems without `/proc` the group alone is known.
enum ProcessTree {
  /// The variable that holds the marker.
  static let markerName = "SWIFT_QUIZ_RUN"

  private static let counter = Atomic<Int>(0)

  /// Makes a marker that no other run on this machine has.
  static func makeMarker() -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    return "\(getpid())-\(Int(MonotonicTime.now() * 1e6))-\(number)"
  }

  /// Ends all descendants, and looks again until there are none, a few times at most.
  static func killDescendants(of root: pid_t, marker: String, includingRoot: Bool) {
    for _ in 0..<8 {
      let found = descendants(of: root, marker: marker, includingRoot: includingRoot)
      if found.isEmpty { return }
      // Stopped first, so that none of them starts another while the rest is ended.
      for id in found { systemKill(id, SIGSTOP) }
      for id in found { systemKill(id, SIGKILL) }
      if found == [root] { return }
    }
  }

  static func descendants(
    of root: pid_t, marker: String, includingRoot: Bool
  ) -> Set<pid_t> {
    let processes = allProcesses()
    var found: Set<pid_t> = includingRoot ? [root] : []
    var parents: Set<pid_t> = [root]
    while !parents.isEmpty {
      let children = processes.filter { parents.contains($0.parent) && !found.contains($0.id) }
      parents = Set(children.map(\.id))
      found.formUnion(parents)
    }
    let own = getpid()
    for process in processes where !found.contains(process.id) && process.id != own {
      if process.session == root || carries(process.id, marker: marker) { found.insert(process.id) }
    }
    if !includingRoot { found.remove(root) }
    return found
  }

  private struct Process {
    var id: pid_t
    var parent: pid_t
    var session: pid_t
  }

  private static func allProcesses() -> [Process] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var found: [Process] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let id = pid_t(name), let status = contents("/proc/\(name)/stat") else { continue }
      // The name of the program, in parentheses, may hold anything, parentheses included.
      guard let end = status.lastIndex(of: UInt8(ascii: ")")) else { continue }
      let fields = status[(end + 1)...].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      // Behind the name: state, parent, group, session.
      guard fields.count > 3, fields[0] != "Z", let parent = pid_t(fields[1]),
        let session = pid_t(fields[3])
      else { continue }
      found.append(Process(id: id, parent: parent, session: session))
    }
    return found
  }

  private static func carries(_ id: pid_t, marker: String) -> Bool {
    guard let variables = contents("/proc/\(id)/environ") else { return false }
    let wanted = Array("\(markerName)=\(marker)".utf8)
    return variables.split(separator: 0).contains { $0.elementsEqual(wanted) }
  }

  static func contents(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }
}
