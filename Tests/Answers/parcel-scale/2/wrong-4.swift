struct ScaleError: Error, Equatable {
  let text: String
}

/// A parcel scale, with the interface that its maker has given it.
protocol Scale: Sendable {
  /// Weighs a parcel, and calls `completion` once with the weight in grams and a message.
  ///
  /// Either may be missing, or both. It may be called before `weigh` returns, or later, on
  /// any thread.
  func weigh(_ parcel: String, completion: @escaping @Sendable (Int?, String?) -> Void)
}

extension Scale {
  /// The weight of a parcel in grams.
  func weight(of parcel: String) async throws -> Int {
    let reply = Reply()
    weigh(parcel) { grams, message in
      reply.set(grams, message)
    }
    for _ in 0..<10 { await Task.yield() }
    guard let grams = reply.grams else { throw ScaleError(text: reply.message ?? "no answer") }
    return grams
  }
}
private final class Reply: @unchecked Sendable {
  var grams: Int?
  var message: String?
  func set(_ g: Int?, _ m: String?) { grams = g; message = m }
}
