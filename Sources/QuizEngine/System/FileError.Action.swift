extension FileError {
  /// Something that is done with files; the raw value completes "cannot …".
  public enum Action: String, Sendable, Hashable {
    /// Reading a file.
    case read
    /// Listing a folder.
    case list
    /// Finding out what stands at a path.
    case inspect
    /// Finding the path without links.
    case resolve
    /// Replacing or making a file.
    case write
    /// Adding to a file.
    case append = "append to"
    /// Making a folder.
    case makeFolder = "make the folder"
    /// Removing a file or folder.
    case remove
    /// Setting permissions.
    case setPermissions = "set the permissions of"
  }
}
