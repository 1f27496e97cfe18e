#if canImport(Glibc)
  internal import Glibc

  /// A connection to a program on this machine that listens in a folder.
  struct LocalConnection: ~Copyable {
    private let descriptor: Int32

    /// Connects to what listens at a name in a folder; nil where nothing does.
    ///
    /// The path of a socket has room for a hundred bytes, a folder's name may be longer: the system's
    /// own name for the open folder is short.
    static func open(_ name: String, in folder: Int32) -> LocalConnection? {
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      guard descriptor >= 0 else { return nil }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) {
        $0.copyBytes(from: "/proc/self/fd/\(folder)/\(name)".utf8)
      }
      let status = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guard status == 0 else {
        close(descriptor)
        return nil
      }
      return LocalConnection(descriptor: descriptor)
    }

    deinit { close(descriptor) }

    /// Sends bytes with descriptors beside the first of them, and says that this is all.
    func send(_ bytes: [UInt8], with descriptors: [Int32]) -> Bool {
      var sent = sendFirst(bytes, with: descriptors)
      while sent > 0, sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { rest in
          Glibc.send(descriptor, rest.baseAddress, rest.count, Self.withoutSignal)
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return sent == bytes.count && shutdown(descriptor, Int32(SHUT_WR)) == 0
    }

    /// Reads until the other side closes, at most so many bytes.
    func receive(atMost limit: Int) -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: limit)
      var count = 0
      while count < limit {
        let piece = buffer[count...].withUnsafeMutableBytes { rest in
          recv(descriptor, rest.baseAddress, rest.count, 0)
        }
        if piece < 0 && errno == EINTR { continue }
        guard piece > 0 else { break }
        count += piece
      }
      return Array(buffer[..<count])
    }

    private func sendFirst(_ bytes: [UInt8], with descriptors: [Int32]) -> Int {
      let size = MemoryLayout<cmsghdr>.size + descriptors.count * MemoryLayout<Int32>.size
      // The system wants whole words of eight bytes.
      var control = [UInt64](repeating: 0, count: (size + 7) / 8)
      var bytes = bytes
      return control.withUnsafeMutableBytes { control in
        var header = cmsghdr()
        header.cmsg_len = size
        header.cmsg_level = SOL_SOCKET
        header.cmsg_type = Self.rights
        control.storeBytes(of: header, as: cmsghdr.self)
        for (place, descriptor) in descriptors.enumerated() {
          control.storeBytes(
            of: descriptor,
            toByteOffset: MemoryLayout<cmsghdr>.size + place * MemoryLayout<Int32>.size,
            as: Int32.self)
        }
        return bytes.withUnsafeMutableBytes { bytes in
          var piece = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
          return withUnsafeMutablePointer(to: &piece) { piece in
            var message = msghdr()
            message.msg_iov = piece
            message.msg_iovlen = 1
            message.msg_control = control.baseAddress
            message.msg_controllen = size
            var count = -1
            repeat {
              count = sendmsg(descriptor, &message, Self.withoutSignal)
            } while count < 0 && errno == EINTR
            return count
          }
        }
      }
    }

    /// `SCM_RIGHTS` of `<sys/socket.h>`: the words are descriptors.
    private static let rights: Int32 = 1
    private static let withoutSignal = Int32(MSG_NOSIGNAL)
  }
#endif
