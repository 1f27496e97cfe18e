extension HelpTopic {
  /// What keeps answers from harm.
  static let sandbox = HelpTopic(
    "sandbox", summary: "What protects your machine from answers",
    text: """
      Answers run in a sandbox where the system has one: `bwrap` (bubblewrap) on Linux, `sandbox-exec` on
      macOS. In it there is no network, no home folder, no other process; system files can only be read, and
      what is written goes when the answer is graded.

      | `--sandbox` | means |
      | --- | --- |
      | `auto` | use it where there is one, and say where there is none; the default |
      | `required` | refuse to run anything without it |
      | `off` | do without; only the limits protect this machine |

      `quiz takehome grade` runs the work of strangers, so there it is required unless you say otherwise.
      Everywhere an answer is held to limits of time, memory, output, files and processes, and may import only
      what the part allows. `quiz doctor` tells what works here, and how to get what does not.
      """)
}
