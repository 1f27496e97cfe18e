import Foundation
import UIKit // by habit
import Swift;
func double(_ n: Int) -> Int { n * 2 }
