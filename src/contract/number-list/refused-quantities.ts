import { parseListedNumbers } from './number-list.ts'
import { isSurelyPrice } from './sheet-prices.ts'
import { isRefusedQuantity } from './sheet-quantity.ts'

const UNIT = '(?:pcs?|pieces?|ea|each|units?|stück|stueck|stk|st)\\.?'
const AMOUNT = '\\d{1,4}(?:[.,]\\d{1,3})?'
/** Matches a number with a sign or word of quantities at the beginning of a text, where a dash is a bullet: `0 x AL-417500`. */
const IN_FRONT = new RegExp(`^(${AMOUNT})\\s?(?:[x×*]|${UNIT})(?=\\s)`, 'iu')
/** Matches the end of a text that may be a quantity: `AL-417500 -2`, `AL-417500 x0`, `AL-417500 0 pcs`, `AL-417500 2,5`. */
const BEHIND = new RegExp(`\\s(?:[x×*]\\s?(-?${AMOUNT})|(-?${AMOUNT})\\s?${UNIT}|(-\\d{1,4}|-?\\d{1,4}[.,]\\d{1,2}))$`, 'iu')

/**
 * Returns a quantity that stands nowhere in the lines. It is put in the place of numbers that are no quantities, such as `0`, so that the
 * reader of lists finds which part number they belong to. It has three digits if possible, because the reader doubts longer ones.
 */
export function standInQuantity(lines: readonly string[]): number {
  const used = new Set(lines.flatMap((line) => line.match(/\d+/g) ?? []).map(Number))
  let standIn = 999
  while (used.has(standIn)) standIn = standIn === 100 ? 9998 : standIn - 1
  return standIn
}

/**
 * Puts the quantity `standIn` in the place of a number that is no quantity, if it stands beside a part number where a quantity stands. Null
 * if there is none.
 */
export function replaceRefusedQuantity(given: string, standIn: number): { text: string; refused: string } | null {
  const text = given.trim()
  for (const pattern of [IN_FRONT, BEHIND]) {
    const one = pattern.exec(text)
    const refused = one?.slice(1).find((amount) => amount !== undefined)
    if (one === null || refused === undefined || !isRefusedQuantity(refused) || isSurelyPrice(refused)) continue
    const isInFront = pattern === IN_FRONT
    const rest = isInFront ? text.slice(one[0].length) : text.slice(0, one.index)
    const numbers = parseListedNumbers(rest)
    if (numbers.length > 0 && numbers.every(({ hasQuantity }) => !hasQuantity))
      return { text: isInFront ? `${standIn} x ${rest.trim()}` : `${rest} x${standIn}`, refused }
  }
  return null
}
