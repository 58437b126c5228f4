import * as v from 'valibot'
import { Mcode } from '#contract/primitives.ts'
import { slug } from './slug.ts'

/**
 * The shop's code for a number as a supplier prints it: `vt 1001/a` is `VT-1001-A`. Null where nothing of it can be a code, it has
 * letters that are not Latin (without them two numbers would be one), or more than 32 characters.
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

/** The code of a part whose number another brand has taken already; null where that is too long. */
export const partCodeOfBrand = (text: string, brand: string): Mcode | null => partCode(`${text}-${ASCII.test(brand) ? brand : slug(brand)}`)
