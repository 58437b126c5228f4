import { checkDigit, isGtin } from '#contract/numbers/gtin.ts'

/**
 * A compact form of article numbers (GTIN). A shop's numbers are mostly consecutive, and the last digit is a check digit. So each number is
 * stored as its length and the digits before the check digit, in two halves that fit into small integers. Any other text is stored
 * unchanged.
 */
export interface GtinCode {
  /** Number of digits; 0 if the number is stored in `text`. */
  length: number
  high: number
  low: number
  text: string
}

export const GTIN_HALF_LIMIT = 10_000_000

export function encodeGtin(gtin: string): GtinCode {
  if (!isGtin(gtin)) return { length: 0, high: 0, low: 0, text: gtin }
  const value = Number(gtin.slice(0, -1))
  return { length: gtin.length, high: Math.floor(value / GTIN_HALF_LIMIT), low: value % GTIN_HALF_LIMIT, text: '' }
}

export function decodeGtin({ length, high, low, text }: GtinCode): string {
  if (length === 0) return text
  const body = String(high * GTIN_HALF_LIMIT + low).padStart(length - 1, '0')
  return body + checkDigit(body)
}
