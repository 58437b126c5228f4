import type { PartWithNumber } from './existing-part.ts'
import { foldName } from './fold-name.ts'
import { toPartCode, toPartCodeWithBrand } from './part-code.ts'

/** The shop's parts that a number in a file may mean. */
export interface PartCandidateLookup {
  /** Returns the brand of the part with a code. Undefined when there is no such part. */
  producerOf: (mcode: string) => string | undefined
  /** The parts that have the printed number. */
  partsWithNumber: readonly PartWithNumber[]
}

export type PartMatch = { type: 'known' | 'new'; mcode: string } | { type: 'refused'; message: string }

/** Whether two brand names mean the same brand. An empty name fits any brand. */
export const isSameBrand = (one: string, other: string) => one === '' || other === '' || one === other || foldName(one) === foldName(other)

/**
 * Finds the part that a number in a file means. The codes of parts are tried first, then their additional numbers. With `brandDecides`, a
 * number means only a part of its own brand. When the plain code belongs to a part of another brand, a new part gets the code with its
 * brand at the end.
 */
export function matchPart(
  code: string,
  brand: string,
  { producerOf, partsWithNumber: bearers }: PartCandidateLookup,
  brandDecides: boolean,
): PartMatch {
  const mcode = toPartCode(code)
  if (mcode === null)
    return { type: 'refused', message: 'A number has Latin letters or digits and no others, and at most 32 characters as a code.' }
  const ofBrand = brand === '' ? null : toPartCodeWithBrand(code, brand)
  if (ofBrand !== null && producerOf(ofBrand) !== undefined) return { type: 'known', mcode: ofBrand }
  const producer = producerOf(mcode)
  if (producer !== undefined && isSameBrand(producer, brand)) return { type: 'known', mcode }
  // The part with this code has the number under this brand, although the part itself names another producer.
  if (brand !== '' && bearers.some((one) => one.mcode === mcode && one.maker !== '' && isSameBrand(one.maker, brand)))
    return { type: 'known', mcode }
  const meant = bearers.filter((one) => {
    // The number is the shop's own code, written in another way.
    if (one.isOwn) return isSameBrand(one.producer, brand)
    return brandDecides
      ? brand !== '' && isSameBrand(one.producer, brand) && isSameBrand(one.maker, brand)
      : isSameBrand(one.producer, brand) || isSameBrand(one.maker, brand)
  })
  const codes = [...new Set(meant.map((one) => one.mcode))]
  const [only, other] = codes
  if (only !== undefined && other === undefined) return { type: 'known', mcode: only }
  if (only !== undefined && !brandDecides)
    return {
      type: 'refused',
      message: `Several parts bear this number: ${codes.slice(0, 5).join(', ')}. Say the shop’s own code, or the brand.`,
    }
  if (producer === undefined) return { type: 'new', mcode }
  if (ofBrand === null)
    return {
      type: 'refused',
      message: `The code ${mcode} is of another brand’s part (${producer}), and with the brand it has over 32 characters.`,
    }
  return { type: 'new', mcode: ofBrand }
}
