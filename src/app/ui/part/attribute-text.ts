import type { I18n } from '@lingui/core'
import { formatNumber } from '#app/i18n/format.ts'
import { type AttributeKey, type AttributeRow, type AttributeValue, attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { ShopAttributeKey } from '#contract/attributes/shop-attribute-key.ts'
import type { ShopAttributeLabel } from '#contract/catalogue/catalogue.ts'

/** The key of an attribute that the app knows, or of one that only this shop has. */
export type DisplayedAttributeKey = AttributeKey | ShopAttributeKey
/** The labels of attributes that only this shop has, as a part contains them. */
export type ShopAttributeLabels = Readonly<Record<string, ShopAttributeLabel>> | undefined

type AttributeFormat = Pick<AttributeRow, 'unit' | 'decimals'>
const attributeFormatOf = (key: DisplayedAttributeKey, own: ShopAttributeLabels): AttributeFormat =>
  isAttributeKey(key) ? attributes[key] : (own?.[key] ?? { unit: '' })

/** Returns the name of an attribute in the current language. */
export function attributeLabel(i18n: I18n, key: DisplayedAttributeKey, own?: ShopAttributeLabels): string {
  if (!isAttributeKey(key)) return own?.[key]?.label ?? ''
  const { label } = attributes[key]
  return i18n._(label, undefined, { message: label })
}

/** Returns an attribute's value with its unit: `1.4 kW`, `12 V`, `M10×1.5`. The space is non-breaking; a degree sign has none. */
export const formatAttribute = (i18n: I18n, key: DisplayedAttributeKey, value: AttributeValue, own?: ShopAttributeLabels): string =>
  formatMeasure(i18n, attributeFormatOf(key, own), value)

/** Returns a value with the unit and decimals of its attribute. */
export function formatMeasure(i18n: I18n, { unit, decimals }: AttributeFormat, value: AttributeValue): string {
  const plain = typeof value === 'number' ? formatNumber(value, decimals) : translateTradeWords(i18n, value)
  if (unit === '' || plain === '') return plain
  return unit === '°' ? plain + unit : `${plain}\u00a0${translateTradeWord(i18n, unit)}`
}

/** Returns the translation of a word of contract/attributes/value-words.ts. Other words come from the shop, and are returned unchanged. */
const translateTradeWord = (i18n: I18n, word: string): string => (word in i18n.messages ? i18n._(word) : word)

/** Translates an attribute's value that is a comma-separated list of known words, such as `with pulley, with regulator`. */
const translateTradeWords = (i18n: I18n, value: string): string =>
  value
    .split(', ')
    .map((word) => translateTradeWord(i18n, word))
    .join(', ')
