import Foundation

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
    return try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Int, any Error>) in
      weigh(parcel) { grams, message in
        switch (grams, message) {
        case (let grams?, _): continuation.resume(returning: grams)
        case (nil, let message?): continuation.resume(throwing: ScaleError(text: message))
        case (nil, nil): continuation.resume(throwing: ScaleError(text: "no answer"))
        }
      }
    }
  }
}
