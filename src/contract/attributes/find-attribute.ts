import { type AttributeKey, isAttributeKey } from '#contract/attributes.ts'
import { matchAttribute } from './match-attribute.ts'
import type { OwnAttribute } from './own-attribute.ts'
import type { OwnKey } from './own-key.ts'

/** What a category chooses of attributes, and how many at most: more would not fit on a card, in a list of filters or on a page. */
export const choiceMost = { decides: 6, filters: 16, shows: 100 } as const
export type CategoryChoice = keyof typeof choiceMost
export const categoryChoices = ['decides', 'filters', 'shows'] as const

/** The key of an attribute of the trade or of the shop's own, by its key or by what it is called; null for one that is not there. */
export function findAttribute(text: string, own: readonly OwnAttribute[]): AttributeKey | OwnKey | null {
  const known = own.find(({ key, label }) => key === text || label.toLowerCase() === text.toLowerCase())
  if (known !== undefined) return known.key
  if (isAttributeKey(text)) return text
  const found = matchAttribute({ name: text, value: 1, unit: '' }, own)
  return 'key' in found && !('makes' in found) ? found.key : null
}
