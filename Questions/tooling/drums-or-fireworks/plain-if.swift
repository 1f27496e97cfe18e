let year = 2031

if year == 2030 {
  Rocket().climb()
} else {
  print("drums")
}
