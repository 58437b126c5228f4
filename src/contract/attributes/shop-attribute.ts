import { foldLatin } from '#contract/text/fold-words.ts'
import type { ShopAttributeKey } from './shop-attribute-key.ts'

/** A shop's own attribute: its label in the shop's language, and the format of its values. */
export interface ShopAttribute {
  key: ShopAttributeKey
  label: string
  /** The unit of the values, such as `mm`; empty for a plain number or a text. */
  unit: string
  isNumber: boolean
  /** The number of decimals that are shown, at most 6; null shows the number as stored; absent for texts. */
  decimals: number | null
}

/** The words that replace letters that Unicode normalisation does not change (`Ø`, `µ`), and symbols with a meaning. */
const spelledOutSigns: readonly (readonly [RegExp, string])[] = [
  [/[øØ⌀]/g, ' dia '],
  [/[ΩΩ]/g, ' ohm '],
  [/[µμ]/g, 'u'],
  [/°/g, ' deg '],
  [/%/g, ' percent '],
  [/["″]/g, ' in '],
]

const slugOf = (text: string): string => {
  const plain = spelledOutSigns.reduce((so, [what, by]) => so.replace(what, by), text)
  return foldLatin(plain).replaceAll(/[ .]+/g, '-')
}

/** Returns a hash of a label, so that labels without Latin letters get different keys. */
function checksumOf(text: string): string {
  let sum = 0x811c9dc5
  for (const letter of text.normalize('NFKC').toLowerCase()) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** Returns the key of a shop attribute, derived from its label and unit: the same words always give the same key. At most 44 characters. */
export function shopAttributeKeyOf(label: string, unit: string): ShopAttributeKey {
  const ofUnit = slugOf(unit)
  const name = (slugOf(label) || `x${checksumOf(label)}`).slice(0, 40 - (ofUnit ? ofUnit.slice(0, 12).length + 1 : 0)).replace(/-+$/, '')
  return ofUnit && !name.endsWith(`-${ofUnit}`) ? `own-${name}-${ofUnit.slice(0, 12).replace(/-+$/, '')}` : `own-${name}`
}
