import * as v from 'valibot'
import { Mcode } from '#contract/primitives.ts'

/**
 * The shop's code for a number as a supplier prints it: `vt 1001/a` is `VT-1001-A`. Null where nothing of it can be a code, or it has more
 * than 32 characters.
 */
export function partCode(text: string): Mcode | null {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const read = v.safeParse(Mcode, plain)
  return read.success ? read.output : null
}

/** The code of a part whose number another brand has taken already; null where that is too long. */
export const partCodeOfBrand = (text: string, brand: string): Mcode | null => partCode(`${text}-${brand}`)
