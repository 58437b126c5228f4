import type { I18n } from '@lingui/core'
import { type DisplayedAttributeKey, formatAttribute, type ShopAttributeLabels } from '#app/ui/part/attribute-text.ts'
import { isAttributeKey } from '#contract/attributes/attributes.ts'
import { pulleyCode } from '#contract/attributes/pulley-code.ts'
import { isShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'

/** How many key attributes have a column of their own. */
const MAX_COLUMNS = 4

/**
 * Returns the attributes that are columns of the table: the key attributes of the part type, if all parts of the page have the same type. A
 * page with several types has no such columns; each row then shows its attributes in one line.
 */
export function chooseListingColumns(
  parts: readonly (Pick<PartCard, 'type' | 'attributes'> & Partial<Pick<PartCard, 'backCategoryId'>>)[],
): DisplayedAttributeKey[] {
  const [first] = parts
  if (!first || parts.some((part) => part.type !== first.type)) return []
  // For parts without a type, the category counts as the type.
  if (first.type === 'other' && parts.some((part) => part.backCategoryId !== first.backCategoryId)) return []
  // The server sends attributes in their usual order, so the part with the most attributes shows that order best.
  const fullestFirst = parts.map((part) => Object.keys(part.attributes)).sort((a, b) => b.length - a.length)
  return [...new Set(fullestFirst.flat())]
    .filter((key): key is DisplayedAttributeKey => isAttributeKey(key) || isShopAttributeKey(key))
    .slice(0, MAX_COLUMNS)
}

/**
 * Returns the text of one cell. If grooves have no column of their own, they are shown with the pulley, as in phone rows: OAP6 instead of
 * OAP.
 */
export function columnValueText(
  i18n: I18n,
  key: DisplayedAttributeKey,
  { attributes, own }: Pick<PartCard, 'attributes' | 'own'>,
  columns: readonly DisplayedAttributeKey[],
): string {
  const value = attributes[key]
  if (value === undefined) return ''
  if (key === 'pulleyKind' && value !== 'none' && !columns.includes('grooves')) return pulleyCode(value, attributes['grooves'])
  return formatAttribute(i18n, key, value, own)
}

/** Returns the labels of those attributes of these parts that only this shop has. */
export const shopAttributeLabelsOf = (parts: readonly Pick<PartCard, 'own'>[]): ShopAttributeLabels =>
  Object.assign({}, ...parts.map(({ own }) => own))
