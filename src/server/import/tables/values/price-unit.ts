import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { parseQuantity } from './quantity.ts'

/** The unit that marks a column of price units in which 0, 1, 2 and 3 stand for 1, 10, 100 and 1000 pieces, as in the DATANORM format. */
export const DATANORM_UNIT = 'datanorm'

/** Whether the price units of a column are DATANORM codes. A price unit of 0 would make no sense otherwise. */
export const isDatanormPriceUnit = (texts: readonly string[]): boolean => texts.includes('0') && texts.every((text) => /^[0-3]$/.test(text))

function parsePieceCount(text: string, mark: DecimalMark | 'mixed' | null): number {
  try {
    // A price unit has no decimals, so `1.000` means a thousand when the column shows no decimal mark.
    return parseQuantity(mark === null || mark === 'mixed' ? text.replace(/^(\d{1,3})[.,](?=\d{3}(?!\d))/, '$1') : text, mark).value
  } catch {
    return -1
  }
}

/**
 * Reads the number of pieces that a price is for: `100`, `per 100`, `100 Stk`.
 * @throws InvalidValueError when the text is not such a number.
 */
export function parsePriceUnit(written: string, unit: string, mark: DecimalMark | 'mixed' | null): number {
  const isCode = unit === DATANORM_UNIT
  const value = parsePieceCount(written.replace(/^(?:per|pro|je|par|za|alle)\s+/i, ''), mark)
  if (isCode && value >= 0 && value <= 3) return 10 ** value
  if (!isCode && value >= 1 && ![2, 3].includes(value)) return value
  const advice = isCode ? '' : ' Where 0, 1, 2, 3 stand for 1, 10, 100, 1000, say priceUnit [datanorm] in --map.'
  throw new InvalidValueError(`How many pieces a price is of, such as 1, 100 or 1000: ${written} is none.${advice}`)
}
