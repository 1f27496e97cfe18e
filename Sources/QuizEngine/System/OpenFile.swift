#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file that closes itself.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens a path; the descriptor is not handed on to programs that are run.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError.Reason) {
    descriptor = try SystemCall.result { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Takes over a descriptor that is open.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// What the system knows of the file.
  func status() throws(FileError.Reason) -> stat {
    var status = stat()
    _ = try SystemCall.result { fstat(descriptor, &status) }
    return status
  }

  /// Reads until the end, or until there is more than the limit.
  func readAll(expecting size: Int, atMost limit: Int) throws(FileError.Reason) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: max(4096, min(size + 1, 1 << 20)))
    while true {
      let count = try SystemCall.result { Self.read(descriptor, &buffer) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { return nil }
    }
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(FileError.Reason) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemCall.result { Self.write(descriptor, rest) }
      rest = rest.dropFirst(count)
    }
  }

  /// Puts bytes in the place of all that stood in the file.
  func replace(_ bytes: [UInt8]) throws(FileError.Reason) {
    _ = try SystemCall.result { ftruncate(descriptor, 0) }
    _ = try SystemCall.result { Int(lseek(descriptor, 0, SEEK_SET)) }
    try write(bytes)
  }

  /// Waits until the disk has what was written.
  func synchronize() throws(FileError.Reason) {
    _ = try SystemCall.result { fsync(descriptor) }
  }
}

extension OpenFile {
  private static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { platformRead(descriptor, $0.baseAddress, $0.count) }
  }

  private static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
  }
}

// The methods above have the names of the functions that they call.
private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
