/// Why a kit cannot be made.
public enum KitError: Error, Equatable {
  /// Too few questions pass.
  case tooFew(KitShortage)
  /// The kit that was asked for is of a version that is not drawn any more, or not yet.
  case otherVersion(Kit.ID)
  /// What is wanted is not what the kit that was asked for was made of.
  case otherRecipe(wanted: Kit.ID, made: Kit.ID)
  /// The bank is not what it was when the kit that was asked for was made.
  case otherBank(wanted: Kit.ID, made: Kit.ID)
}
