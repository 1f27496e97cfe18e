func morning() -> some Collection<Int> { [6, 7, 8] }
func evening() -> some Collection<Int> { [18, 19] }

func hours(weekend: Bool) -> some Collection<Int> {
  if weekend {
    return Set([9, 15])
  }
  return [7, 12, 17]
}
print(hours(weekend: true).count)
