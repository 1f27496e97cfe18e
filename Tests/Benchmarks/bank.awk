# Writes a bank of so many synthetic questions as one file: awk -v count=1000 -f bank.awk
# Each has one claim of its own, a block of code in its explanation; `-v changed=7` changes that one.
BEGIN {
  print "{\"format\": \"swift-quiz-bank/1\", \"packs\": [{\"id\": \"synthetic\", \"title\": \"Synthetic\","
  print "\"summary\": \"Made by a program.\", \"license\": \"Apache-2.0\", \"questions\": ["
  split("beginner intermediate advanced", levels)
  for (i = 1; i <= count; i++) {
    value = i == changed ? i + 1000000 : i
    printf "{\"id\": \"q-%d\", \"title\": \"Number %d\", \"format\": \"written\",", i, i
    printf " \"level\": \"%s\", \"topics\": [\"topic-%d\"], \"minutes\": 3, \"modes\": [6],", levels[i % 3 + 1], i % 20
    printf " \"prompt\": [\"A shop sells %d things, and %d are sent back.\", \"\", \"How many does it keep?\"],", i * 2, i
    printf " \"parts\": [{\"kind\": \"choose\", \"points\": 1, \"options\": ["
    printf "{\"text\": \"%d\", \"correct\": true, \"feedback\": \"It keeps the rest of them.\"},", i
    printf " {\"text\": \"%d\", \"feedback\": \"That is what it sold, all of it.\"}]}],", i * 2
    printf " \"explanation\": [\"It keeps what is not sent back:\", \"\", \"```swift\","
    printf " \"// synthetic\", \"let kept%d = %d - %d\", \"print(kept%d)\", \"```\"], \"files\": {}}%s\n", i, value * 2, value, i, i < count ? "," : ""
  }
  print "]}]}"
}
