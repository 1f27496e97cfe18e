/// The one thing that helps a candidate the most now.
public enum NextStep: Sendable, Equatable {
  /// Going on with a session that was cut off.
  case resume(SessionHistory)
  /// Finding the level, before anything else.
  case place
  /// Answering what is due, which takes so many minutes.
  case review(due: Int, minutes: Int)
  /// Answering questions that are new.
  case learn(new: Int)
  /// Practising what is weakest.
  case practise(topic: Slug)
  /// Showing what is known.
  case exam
  /// Nothing until a day on which something is due.
  case rest(until: CivilDate)
  /// Adding questions, as there are none.
  case none
}
