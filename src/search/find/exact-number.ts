import { isNumberKey, looksLikeNumber, numberKey } from '#contract/numbers/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { isIndexedWord } from './flag-rows-with-words.ts'

/**
 * Tells whether a text is exactly a number of a sold part, in any spelling. Such a number takes precedence over all other meanings:
 * `S114-811A` does not mean 811 A, and `02T 911 025 A` does not mean two teeth. A text that does not look like a number must equal the
 * number's printed form. If it has no digit either, it must also not be a search word of any part.
 */
export function isExactNumber(catalogue: Catalogue, text: string): boolean {
  const key = numberKey(text)
  if (!isNumberKey(key)) return false
  const printed = printedForms(catalogue, key)
  if (printed.length === 0) return false
  if (looksLikeNumber(text)) return true
  const isPrintedSo = printed.some((form) => form.toUpperCase() === text.toUpperCase())
  return isPrintedSo && (/\d/.test(text) || !isIndexedWord(catalogue, text.toLowerCase()))
}

/** Returns the printed forms of a normalised number among sold parts; empty if no part has this number. */
function printedForms(catalogue: Catalogue, key: string): string[] {
  return catalogue.segments.flatMap(({ segment: { numbers }, firstRow }) => {
    const at = numbers.indexOfNumber(key)
    if (at < 0) return []
    const { rows, styles } = numbers.rowsOfRange({ from: at, to: at + 1 })
    return Array.from(rows).flatMap((row, order) =>
      catalogue.soldFlags[firstRow + row] ? [numbers.printedNumberAt(at, styles[order] ?? 0)] : [],
    )
  })
}
