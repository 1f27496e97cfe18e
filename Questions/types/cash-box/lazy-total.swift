struct Report {
  var sales: [Int]

  lazy var total: Int = {
    print("adding")
    return sales.reduce(0, +)
  }()

  var average: Int {
    print("dividing")
    return sales.reduce(0, +) / sales.count
  }
}

var report = Report(sales: [10, 30])
print("ready")
print(report.total, report.average)
report.sales.append(80)
print(report.total, report.average)
