import { normalizeCurrencyCode } from '#server/import/feeds/offer-price.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

const MAX_CATEGORY_DEPTH = 64

/** The data that all offers of a YML file share: the shop, its currency and its category tree. */
export class YmlShop {
  name = ''
  company = ''
  /** The currency of offers that name none: the currency with the rate 1. */
  currency = ''
  readonly #categories = new Map<string, { name: string; parentId: string }>()

  readCategory({ attributes, text }: XmlElement): void {
    this.#categories.set(attributes['id'] ?? '', { name: text, parentId: attributes['parentId'] ?? '' })
  }

  readCurrency({ attributes }: XmlElement): void {
    if (Number(attributes['rate'] ?? Number.NaN) === 1) this.currency ||= normalizeCurrencyCode(attributes['id'] ?? '')
  }

  /** Returns the names of a category and its ancestors, from the top. Undefined for a category that the file does not describe. */
  categoryPathOf(id: string): string[] | undefined {
    let at = this.#categories.get(id)
    if (at === undefined) return undefined
    const path: string[] = []
    for (let level = 0; at !== undefined && level < MAX_CATEGORY_DEPTH; level += 1) {
      path.unshift(at.name)
      at = this.#categories.get(at.parentId)
    }
    return path
  }
}
