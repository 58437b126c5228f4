import type { Listing } from '#contract/catalogue.ts'
import { beginningOf } from '#contract/number-list/beginning.ts'
import { numberKey } from '#contract/numbers.ts'

/** A beginning of numbers, which a search was. */
export interface Beginning {
  /** As its maker prints it when all numbers that begin so agree, else as it was typed. */
  printed: string
  maker: string | null
  /** How many parts bear a number that begins so; null when there are more than a search looks at. */
  count: number | null
  /** All numbers that are in sight are parted where it ends. */
  endsGroup: boolean
}

/** Null of a search that was no beginning: some part bears the number whole, or none begins so. */
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
