import type { I18n } from '@lingui/core'
import { type AttributeKey, type AttributeRow, type AttributeValue, attributes } from '#contract/attributes.ts'
import { number } from '#app/i18n/format.ts'

const row = (key: AttributeKey): AttributeRow => attributes[key]

/** What an attribute is called, in the language of the shop. */
export const attributeLabel = (i18n: I18n, key: AttributeKey): string => i18n._(row(key).label, undefined, { message: row(key).label })

/** An attribute's value with its unit: `1.4 kW`, `12 V`, `M10×1.5`. The space does not break; a degree sign stands close. */
export function attributeText(i18n: I18n, key: AttributeKey, value: AttributeValue): string {
  const { unit, decimals } = row(key)
  const plain = typeof value === 'number' ? number(value, decimals) : inTradeWords(i18n, value)
  if (unit === '' || plain === '') return plain
  return unit === '°' ? plain + unit : `${plain}\u00a0${tradeWord(i18n, unit)}`
}

/** A word of the trade's (contract/catalogue/value-words.ts) in the language of the shop; any other is the tenant's own, and stays. */
const tradeWord = (i18n: I18n, word: string): string => (word in i18n.messages ? i18n._(word) : word)

/** Values are lists of such words: `with pulley, with regulator`. */
const inTradeWords = (i18n: I18n, value: string): string =>
  value
    .split(', ')
    .map((word) => tradeWord(i18n, word))
    .join(', ')
