import QuizEngine
import QuizTestSupport
import Testing

@Suite struct StudyZoneTests {
  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"),
    ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
    ("/usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo"), ("EST5EDT", "EST5EDT"),
    ("CET-1", "Etc/GMT-1"), ("XYZ3", "Etc/GMT+3"),
  ])
  func findsTheZoneThatIsWished(wish: String, name: String) {
    let finding = StudyZone.find(
      environment: Environment(["TZ": wish]), files: InMemoryFileSystem())
    #expect(finding == StudyZone.Finding(zone: StudyZone(named: name) ?? .universal))
    #expect(finding.zone.name == name)
  }

  @Test(arguments: ["", ":", "UTC", "UTC0", "GMT"])
  func findsUniversalTime(wish: String) {
    let finding = StudyZone.find(environment: Environment(["TZ": wish]), files: Self.tokyo)
    let calendar = try? StudyCalendar(zone: finding.zone, rollOverHour: 0)
    #expect(calendar?.start(of: .on("2026-07-01")) == .at("2026-07-01T00:00:00.000Z"))
    #expect(finding.unknownName == nil)
  }

  @Test(arguments: ["Bogus/Zone", "/etc/passwd", "Europe/Berlin ", "CET-99"])
  func tellsOfAZoneThatIsUnknown(wish: String) {
    let finding = StudyZone.find(environment: Environment(["TZ": wish]), files: Self.tokyo)
    #expect(finding.unknownName == wish)
    #expect(finding.zone.name == "Asia/Tokyo")
  }

  @Test func takesTheSystemsZoneWhereNoneIsWished() {
    let copied = InMemoryFileSystem(["/etc/localtime": "TZif", "/etc/timezone": "Asia/Tokyo\n"])
    for files in [Self.tokyo, copied] {
      #expect(StudyZone.find(environment: Environment(), files: files).zone.name == "Asia/Tokyo")
    }
    let bare = StudyZone.find(environment: Environment(), files: InMemoryFileSystem())
    #expect(bare == StudyZone.Finding(zone: .universal))
  }

  private static var tokyo: InMemoryFileSystem {
    let files = InMemoryFileSystem(["/usr/share/zoneinfo/Asia/Tokyo": "TZif"])
    files.put(.link(to: "/usr/share/zoneinfo/Asia/Tokyo"), at: "/etc/localtime")
    return files
  }
}
