import { isNumberKey, looksLikeNumber, numberKey } from '#contract/numbers.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { isKnown } from './find-words.ts'

/**
 * Whether a text is a number that a part which is sold bears, exactly and in any spelling. Such a number goes before everything else that
 * the text could be read as: `S114-811A` is no 811 A, `02T 911 025 A` has no two teeth. A text with a word in it, or without a digit, must be
 * printed just so, and no word that finds parts.
 */
export function isExactNumber(catalogue: Catalogue, text: string): boolean {
  const key = numberKey(text)
  if (!isNumberKey(key)) return false
  const printed = printedForms(catalogue, key)
  if (printed.length === 0) return false
  if (looksLikeNumber(text)) return true
  const isPrintedSo = printed.some((form) => form.toUpperCase() === text.toUpperCase())
  return isPrintedSo && (/\d/.test(text) || !isKnown(catalogue, text.toLowerCase()))
}

/** How parts that are sold print the number of a plain form; none when none bears it. */
function printedForms(catalogue: Catalogue, key: string): string[] {
  return catalogue.segments.flatMap(({ segment: { numbers }, base }) => {
    const at = numbers.whole(key)
    if (at < 0) return []
    const { rows, styles } = numbers.bearers({ from: at, to: at + 1 })
    return Array.from(rows).flatMap((row, order) => (catalogue.alive[base + row] ? [numbers.printed(at, styles[order] ?? 0)] : []))
  })
}
