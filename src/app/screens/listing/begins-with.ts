import type { Listing } from '#contract/catalogue.ts'
import { beginningOf } from '#contract/number-list/beginning.ts'
import { numberKey } from '#contract/numbers.ts'

/** A search for the beginning of a number. */
export interface Beginning {
  /** In its maker's printed form if all matching numbers agree, otherwise as typed. */
  printed: string
  maker: string | null
  /** How many parts have a number with this beginning; null above the limit of the search. */
  count: number | null
  /** All visible numbers have a group boundary at its end. */
  endsGroup: boolean
}

/** Null if the search was not a beginning: a part has exactly this number, or none begins so. */
export function beginningIn({ records, begins }: Pick<Listing, 'records' | 'begins'>, text: string): Beginning | null {
  const key = numberKey(text)
  const begun = records.flatMap(({ matched }) => {
    const found = matched?.how === 'begins' && matched.number !== undefined ? beginningOf(matched.number, key) : null
    return found === null ? [] : [{ ...found, maker: matched?.maker ?? null }]
  })
  const [first] = begun
  if (begins === undefined && (records[0]?.matched?.how !== 'begins' || first === undefined)) return null
  const agree = begun.every(({ printed, maker }) => printed === first?.printed && maker === first.maker)
  return {
    printed: agree && first ? first.printed : text.trim(),
    maker: agree ? (first?.maker ?? null) : null,
    count: begins ?? null,
    endsGroup: begun.length > 0 && begun.every(({ endsGroup }) => endsGroup),
  }
}
