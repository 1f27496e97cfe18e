var number = 3
print(number)
print(number + 1)
