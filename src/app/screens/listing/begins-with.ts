import type { Listing } from '#contract/catalogue/catalogue.ts'
import { printedPrefixOf } from '#contract/number-list/beginning.ts'
import { numberKey } from '#contract/numbers/numbers.ts'

/** How many part numbers begin with the searched text, if it is only the beginning of a number. */
export interface NumberPrefixMatch {
  /** The beginning as makers print it, if all matching numbers agree, otherwise as typed. */
  printedBeginning: string
  maker: string | null
  /** How many parts have a number with this beginning; null if there are more than the search counts. */
  count: number | null
  /** Whether in all displayed part numbers, as makers print them, a group of characters ends where the beginning ends. */
  endsGroup: boolean
}

/**
 * Returns what a search found for the beginning of a number. Null if a part has exactly the searched number, or if no number begins with
 * it.
 */
export function findNumberPrefixMatch({ records, begins }: Pick<Listing, 'records' | 'begins'>, text: string): NumberPrefixMatch | null {
  const key = numberKey(text)
  const begun = records.flatMap(({ matched }) => {
    const found = matched?.how === 'begins' && matched.number !== undefined ? printedPrefixOf(matched.number, key) : null
    return found === null ? [] : [{ ...found, maker: matched?.maker ?? null }]
  })
  const [first] = begun
  if (begins === undefined && (records[0]?.matched?.how !== 'begins' || first === undefined)) return null
  const agree = begun.every(({ printed, maker }) => printed === first?.printed && maker === first.maker)
  return {
    printedBeginning: agree && first ? first.printed : text.trim(),
    maker: agree ? (first?.maker ?? null) : null,
    count: begins ?? null,
    endsGroup: begun.length > 0 && begun.every(({ endsGroup }) => endsGroup),
  }
}
