import * as v from 'valibot'
import { Cents, dollarsOf } from '#contract/kernel/primitives.ts'
import type { Dollars } from './tables.ts'

/** Converts cents to the database's decimal text without rounding: 1250 becomes `12.50`. */
export function dollarsTextOfCents(cents: number): Dollars {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Converts the database's decimal text to cents without rounding: `12.5` and `12.50` both become 1250. */
export function centsOfText(text: Dollars): Cents {
  const [whole = '0', part = ''] = text.split('.')
  const cents = Number(whole) * 100 + (whole.startsWith('-') ? -1 : 1) * Number(part.padEnd(2, '0').slice(0, 2))
  return v.parse(Cents, cents)
}

/** Converts the database's decimal text to dollars as a number, as the API sends them. */
export const dollarsOfText = (text: Dollars): number => dollarsOf(centsOfText(text))
