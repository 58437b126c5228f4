import type { I18n } from '@lingui/core'
import { attributeText, type OwnLabels, type ShownKey } from '#app/ui/part/attribute-text.ts'
import { isOwnKey } from '#contract/attributes/own-key.ts'
import { pulleyCode } from '#contract/attributes/pulley-code.ts'
import { isAttributeKey } from '#contract/attributes.ts'
import type { PartCard } from '#contract/catalogue.ts'

/** How many deciding data stand as columns of their own. */
const MAX_COLUMNS = 4

/**
 * The data that a table shows as columns: those that decide for the kind of part, when the whole page is of one kind. A mixed page
 * has none; there each row says its data in one line.
 */
export function listingColumns(
  parts: readonly (Pick<PartCard, 'type' | 'attributes'> & Partial<Pick<PartCard, 'backCategoryId'>>)[],
): ShownKey[] {
  const [first] = parts
  if (!first || parts.some((part) => part.type !== first.type)) return []
  // Of what is of no kind of the trade's, the category is the kind.
  if (first.type === 'other' && parts.some((part) => part.backCategoryId !== first.backCategoryId)) return []
  // The shop sends each row's data in the order of the trade, so the fullest row shows the order best.
  const fullestFirst = parts.map((part) => Object.keys(part.attributes)).sort((a, b) => b.length - a.length)
  return [...new Set(fullestFirst.flat())].filter((key): key is ShownKey => isAttributeKey(key) || isOwnKey(key)).slice(0, MAX_COLUMNS)
}

/** One cell. Where grooves have no column of their own they stand with the pulley, as the rows of a phone say it: OAP6, and not OAP. */
export function columnText(
  i18n: I18n,
  key: ShownKey,
  { attributes, own }: Pick<PartCard, 'attributes' | 'own'>,
  columns: readonly ShownKey[],
): string {
  const value = attributes[key]
  if (value === undefined) return ''
  if (key === 'pulleyKind' && value !== 'none' && !columns.includes('grooves')) return pulleyCode(value, attributes['grooves'])
  return attributeText(i18n, key, value, own)
}

/** What the shop's own attributes of all these parts are called. */
export const ownLabelsOf = (parts: readonly Pick<PartCard, 'own'>[]): OwnLabels => Object.assign({}, ...parts.map(({ own }) => own))
