import * as v from 'valibot'
import { Mcode } from '#contract/primitives.ts'
import { slug } from './slug.ts'

/**
 * The shop's code for a supplier's number: `vt 1001/a` is `VT-1001-A`. Null when no valid character remains, when it has more than 32
 * characters, or when it has non-Latin letters (without them different numbers would be equal).
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

/** The code for a number that another brand's part already uses: the number with the brand. Null when it is too long. */
export const partCodeWithBrand = (text: string, brand: string): Mcode | null =>
  partCode(`${text}-${ASCII.test(brand) ? brand : slug(brand)}`)
