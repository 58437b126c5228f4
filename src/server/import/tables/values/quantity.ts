import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { toPlainNumberText } from './number-text.ts'

const OUT_OF_STOCK_PATTERN =
  /^(?:out of stock|sold out|ausverkauft|nicht (?:lieferbar|vorr[aä]tig|auf lager)|épuisé|rupture|agotado|brak|esaurito|uitverkocht|なし|欠品|在庫切れ|在庫なし)$/i
const PIECES_SUFFIX_PATTERN = /\s*(?:pcs?|pieces?|stk|st|stück|ea|each|units?|pi[eè]ces?|uds?|szt|pz|stuks?)\.?$/i

export interface ParsedQuantity {
  value: number
  /** Whether the text means at least this number, as in `50+` or `>50`. */
  isMinimum: boolean
}

/**
 * Reads a whole number of pieces: `12`, `1.200 Stk`, `50+`, `>50`. The number may be negative.
 * @throws InvalidValueError when the text is not such a number or is ambiguous.
 */
export function parseQuantity(written: string, mark: DecimalMark | 'mixed' | null): ParsedQuantity {
  if (OUT_OF_STOCK_PATTERN.test(written)) return { value: 0, isMinimum: false }
  const text = written.replace(PIECES_SUFFIX_PATTERN, '').trim()
  const number = text.replace(/^(?:>=?|≥|mehr als|more than|über|over)\s*|\s*\+$/gi, '')
  if ((mark === null || mark === 'mixed') && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(number)) {
    const one = number.replace(/[.,]\d{3}$/, '')
    const isComma = number.includes(',')
    const advice = `Say behind its target in --map decimal=${isComma ? 'point' : 'comma'} for the first, decimal=${isComma ? 'comma' : 'point'} for the other.`
    throw new InvalidValueError(
      `A number of pieces that can be read one way only: ${written} is ${number.replace(/[.,]/, '')} or ${one}. ${advice}`,
    )
  }
  let plain: string
  try {
    plain = toPlainNumberText(number, mark)
  } catch {
    throw new InvalidValueError(`A whole number of pieces such as 12: ${written} is none.`)
  }
  const value = Number(plain)
  if (!Number.isSafeInteger(value) || Math.abs(value) > 1_000_000_000) {
    const other = mark === '.' ? 'comma' : 'point'
    const advice = /^[+-]?\d{1,3}[.,]\d{3}$/.test(number)
      ? ` Where it is ${number.replace(/[.,]/, '')}, say decimal=${other} behind its target in --map.`
      : ''
    throw new InvalidValueError(`A whole number of pieces such as 12: ${written} is none.${advice}`)
  }
  return { value, isMinimum: number !== text }
}
