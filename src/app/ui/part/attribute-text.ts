import type { I18n } from '@lingui/core'
import { number } from '#app/i18n/format.ts'
import type { OwnKey } from '#contract/attributes/own-key.ts'
import { type AttributeKey, type AttributeRow, type AttributeValue, attributes, isAttributeKey } from '#contract/attributes.ts'
import type { OwnLabel } from '#contract/catalogue.ts'

/** An attribute of the table, or a shop's own one with its label. */
export type ShownKey = AttributeKey | OwnKey
/** Labels of the shop's own attributes, from a part. */
export type OwnLabels = Readonly<Record<string, OwnLabel>> | undefined

type Row = Pick<AttributeRow, 'unit' | 'decimals'>
const row = (key: ShownKey, own: OwnLabels): Row => (isAttributeKey(key) ? attributes[key] : (own?.[key] ?? { unit: '' }))

/** The name of an attribute in the current language. */
export function attributeLabel(i18n: I18n, key: ShownKey, own?: OwnLabels): string {
  if (!isAttributeKey(key)) return own?.[key]?.label ?? ''
  const { label } = attributes[key]
  return i18n._(label, undefined, { message: label })
}

/** An attribute's value with its unit: `1.4 kW`, `12 V`, `M10×1.5`. The space is non-breaking; a degree sign has none. */
export const attributeText = (i18n: I18n, key: ShownKey, value: AttributeValue, own?: OwnLabels): string =>
  measureText(i18n, row(key, own), value)

/** A value with its attribute's unit and decimals. */
export function measureText(i18n: I18n, { unit, decimals }: Row, value: AttributeValue): string {
  const plain = typeof value === 'number' ? number(value, decimals) : inTradeWords(i18n, value)
  if (unit === '' || plain === '') return plain
  return unit === '°' ? plain + unit : `${plain}\u00a0${tradeWord(i18n, unit)}`
}

/** A translated word of contract/catalogue/value-words.ts; other words are the tenant's own, and unchanged. */
const tradeWord = (i18n: I18n, word: string): string => (word in i18n.messages ? i18n._(word) : word)

/** Values are lists of such words: `with pulley, with regulator`. */
const inTradeWords = (i18n: I18n, value: string): string =>
  value
    .split(', ')
    .map((word) => tradeWord(i18n, word))
    .join(', ')
