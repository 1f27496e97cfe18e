/// Keeps the texts of the pages that were used last.

struct PageCache {
  private struct Slot {
    var number = 0
    var text = ""
    var older = 0
    var newer = 0
  }

  private let capacity: Int
  private var slots = [Slot()]
  private var slotOf: [Int: Int] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { slotOf.count }

  mutating func page(_ number: Int) -> String? {
    guard let slot = slotOf[number] else { return nil }
    unlink(slot)
    makeNewest(slot)
    return slots[slot].text
  }

  mutating func store(_ text: String, as number: Int) {
    if let slot = slotOf[number] {
      unlink(slot)
      makeNewest(slot)
      slots[slot].text = text
      return
    }
    var slot = slots.count
    if count < capacity {
      slots.append(Slot())
    } else {
      slot = slots[0].newer
      unlink(slot)
      slotOf[slots[slot].number] = nil
    }
    slots[slot].number = number
    slots[slot].text = text
    slotOf[number] = slot
    makeNewest(slot)
  }

  private mutating func unlink(_ slot: Int) {
    let (older, newer) = (slots[slot].older, slots[slot].newer)
    slots[older].newer = newer
    slots[newer].older = older
  }

  private mutating func makeNewest(_ slot: Int) {
    let newest = slots[0].older
    slots[slot].older = newest
    slots[slot].newer = 0
    slots[newest].newer = slot
    slots[0].older = slot
  }
}
