/// The keys that an object of the format may have; the one table that loader and schema agree with.
struct Shape: Sendable, Equatable {
  /// What messages call such an object.
  let name: String
  /// The keys that have to be there, in the order in which they are written.
  let required: [String]
  /// The keys that may be there, in the order in which they are written.
  let optional: [String]

  /// All keys.
  var keys: [String] { required + optional }
}
