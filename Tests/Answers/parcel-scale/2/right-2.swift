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
    try await withCheckedThrowingContinuation { continuation in
      self.weigh(parcel) { grams, message in
        let result: Result<Int, any Error>
        if let grams {
          result = .success(grams)
        } else {
          result = .failure(ScaleError(text: message ?? "no answer"))
        }
        continuation.resume(with: result)
      }
    }
  }
}

struct Kitchen: Scale {
  func weigh(_ parcel: String, completion: @escaping @Sendable (Int?, String?) -> Void) {
    completion(parcel.count, nil)
  }
}
let kitchen = Kitchen()
Task { print(try await kitchen.weight(of: "flour")) }
