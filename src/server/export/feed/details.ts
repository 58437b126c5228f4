import { type Attributes, isAttributeKey, attributes as measures } from '#contract/attributes/attributes.ts'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { translateText } from '#server/kernel/words.ts'

/** An attribute of a part in the product feed, with its value: `Voltage`, `12 V`. */
export interface FeedDetail {
  name: string
  value: string
}

/**
 * Returns all attributes of a part in one language, standard ones and the shop's own, for the field `product_detail` of Google's product
 * data.
 */
export function feedDetailsOf(values: Attributes, own: readonly ShopAttribute[], locale: string): FeedDetail[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const row = isAttributeKey(key) ? measures[key] : own.find((one) => one.key === key)
    if (row === undefined) return []
    const text = typeof value === 'number' ? String(value) : translateText(locale, value)
    return [{ name: translateText(locale, row.label), value: row.unit === '' ? text : `${text} ${translateText(locale, row.unit)}` }]
  })
}
