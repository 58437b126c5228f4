/**
 * Article numbers (GTIN) of a shop are mostly given one after another, and their last digit says nothing new: so they are told by their
 * length and by what stands before that digit, in two halves that fit into small numbers. One that is no such number is told as it stands.
 */
export interface GtinCode {
  /** 0: the number stands in `text`. */
  length: number
  high: number
  low: number
  text: string
}

const HALF = 10_000_000
const GTIN = /^\d{8,14}$/

export function gtinCode(gtin: string): GtinCode {
  const body = gtin.slice(0, -1)
  if (!GTIN.test(gtin) || body + checkDigit(body) !== gtin) return { length: 0, high: 0, low: 0, text: gtin }
  const value = Number(body)
  return { length: gtin.length, high: Math.floor(value / HALF), low: value % HALF, text: '' }
}

/** Digits of which the last one is right. */
export const isGtin = (gtin: string): boolean => gtinCode(gtin).length > 0

export function gtinOf({ length, high, low, text }: GtinCode): string {
  if (length === 0) return text
  const body = String(high * HALF + low).padStart(length - 1, '0')
  return body + checkDigit(body)
}

/** Digits count three and one by turns, from the right (GS1 General Specifications, 7.9). */
function checkDigit(body: string): string {
  let sum = 0
  for (let at = 1; at <= body.length; at += 1) sum += Number(body.at(-at)) * (at % 2 === 1 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}
