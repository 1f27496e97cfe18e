import Foundation
import Testing

@testable import QuizEngine

@Suite struct PaletteTests {
  /// Readable by the measure of WCAG 2: 4.5 to 1 for running text.
  @Test(arguments: Palette.Ink.allCases) func isReadable(ink: Palette.Ink) {
    let backgrounds: [(Palette.Background, [Int])] = [
      (.light, [0xFFFFFF, 0xF5F5F5]), (.dark, [0x000000, 0x1E1E1E, 0x282C34]),
      (.unknown, [0xFFFFFF, 0x000000]),
    ]
    for (background, papers) in backgrounds {
      for paper in papers {
        #expect(contrast(ink.color(on: background), Palette.Color(paper)) >= 4.4)
      }
    }
  }

  @Test func findsTheNearestOf256() {
    #expect(Palette.Color(0x000000).indexed == 16)
    #expect(Palette.Color(0xFFFFFF).indexed == 231)
    #expect(Palette.Color(0xFF0000).indexed == 196)
    #expect(Palette.Color(0x5F87AF).indexed == 67)
    #expect(Palette.Color(0x808080).indexed == 244)
  }

  private func contrast(_ one: Palette.Color, _ other: Palette.Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: Palette.Color) -> Double {
    let linear = { (part: Int) -> Double in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
