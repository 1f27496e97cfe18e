func bucket(for hash: Int) -> UInt {
  UInt(hash) % 8
}

print(bucket(for: 12))
print(bucket(for: -12))
