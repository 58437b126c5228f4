import * as v from 'valibot'
import { Mcode } from '#contract/kernel/primitives.ts'
import { createSlug } from './slug.ts'

/**
 * Makes the shop's code from a supplier's number: `vt 1001/a` becomes `VT-1001-A`. Null when no valid character remains, when the code has
 * more than 32 characters, or when the number has non-Latin letters. Without these letters, different numbers would get equal codes.
 */
export function toPartCode(text: string): Mcode | null {
  const capitals = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
  if (!ASCII_ONLY_PATTERN.test(capitals) && NON_CODE_LETTER_PATTERN.test(capitals)) return null
  const plain = capitals.replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '')
  const read = v.safeParse(Mcode, plain)
  return read.success ? read.output : null
}

const ASCII_ONLY_PATTERN = /^\p{ASCII}*$/u
const NON_CODE_LETTER_PATTERN = /(?![A-Z0-9])[\p{L}\p{N}]/u

/**
 * Makes the code of a part whose plain code belongs to a part of another brand: the number with the brand. Null when the code is too long.
 */
export const toPartCodeWithBrand = (text: string, brand: string): Mcode | null =>
  toPartCode(`${text}-${ASCII_ONLY_PATTERN.test(brand) ? brand : createSlug(brand)}`)
