import { foldName } from './fold-name.ts'
import type { Bearer } from './known-part.ts'
import { partCode, partCodeOfBrand } from './part-code.ts'

/** The parts that a shop has, as far as they may be meant. */
export interface Candidates {
  /** Brand of the part with a code; undefined where there is no such part. */
  producerOf: (mcode: string) => string | undefined
  /** Parts that bear the number as it is printed. */
  bearers: readonly Bearer[]
}

export type WhichPart = { type: 'known' | 'new'; mcode: string } | { type: 'refused'; says: string }

/** Whether two names of brands mean the same; an empty one is any. */
export const sameBrand = (one: string, other: string) => one === '' || other === '' || one === other || foldName(one) === foldName(other)

/**
 * Which part of the shop a number of a file means. Its own code is looked at first, then numbers that parts bear; `brandDecides`: a number
 * means a part only where it is its brand's own. A code that another brand's part has taken gets the brand behind it.
 */
export function whichPart(code: string, brand: string, { producerOf, bearers }: Candidates, brandDecides: boolean): WhichPart {
  const mcode = partCode(code)
  if (mcode === null)
    return { type: 'refused', says: 'A number has Latin letters or digits and no others, and at most 32 characters as a code.' }
  const ofBrand = brand === '' ? null : partCodeOfBrand(code, brand)
  if (ofBrand !== null && producerOf(ofBrand) !== undefined) return { type: 'known', mcode: ofBrand }
  const producer = producerOf(mcode)
  if (producer !== undefined && sameBrand(producer, brand)) return { type: 'known', mcode }
  // The code was made of this brand's number, although the part is said to be of another producer.
  if (brand !== '' && bearers.some((one) => one.mcode === mcode && one.maker !== '' && sameBrand(one.maker, brand)))
    return { type: 'known', mcode }
  const meant = bearers.filter((one) => {
    // The shop's own code in another spelling.
    if (one.isOwn) return sameBrand(one.producer, brand)
    return brandDecides
      ? brand !== '' && sameBrand(one.producer, brand) && sameBrand(one.maker, brand)
      : sameBrand(one.producer, brand) || sameBrand(one.maker, brand)
  })
  const codes = [...new Set(meant.map((one) => one.mcode))]
  const [only, other] = codes
  if (only !== undefined && other === undefined) return { type: 'known', mcode: only }
  if (only !== undefined && !brandDecides)
    return {
      type: 'refused',
      says: `Several parts bear this number: ${codes.slice(0, 5).join(', ')}. Say the shop’s own code, or the brand.`,
    }
  if (producer === undefined) return { type: 'new', mcode }
  if (ofBrand === null)
    return {
      type: 'refused',
      says: `The code ${mcode} is of another brand’s part (${producer}), and with the brand it has over 32 characters.`,
    }
  return { type: 'new', mcode: ofBrand }
}
