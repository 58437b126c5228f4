import * as v from 'valibot'
import { Mcode } from '#contract/kernel/primitives.ts'
import { slug } from './slug.ts'

/**
 * Makes the shop's code from a supplier's number: `vt 1001/a` becomes `VT-1001-A`. Null when no valid character remains, when the code has
 * more than 32 characters, or when the number has non-Latin letters. Without these letters, different numbers would get equal codes.
 */
export function partCode(text: string): Mcode | null {
  const capitals = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
  if (!ASCII.test(capitals) && OTHER_LETTERS.test(capitals)) return null
  const plain = capitals.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '')
  const read = v.safeParse(Mcode, plain)
  return read.success ? read.output : null
}

const ASCII = /^\p{ASCII}*$/u
const OTHER_LETTERS = /(?![A-Z0-9])[\p{L}\p{N}]/u

/**
 * Makes the code of a part whose plain code belongs to a part of another brand: the number with the brand. Null when the code is too long.
 */
export const partCodeWithBrand = (text: string, brand: string): Mcode | null =>
  partCode(`${text}-${ASCII.test(brand) ? brand : slug(brand)}`)
