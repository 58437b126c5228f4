import { currencyCode } from '#server/import/feeds/offer-price.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

const MAX_LEVELS = 64

/** What a YML says of all its offers: whose it is, its currencies and its tree of categories. */
export class YmlShop {
  name = ''
  company = ''
  /** The currency in which prices are that say none: the one whose rate is 1. */
  currency = ''
  readonly #categories = new Map<string, { name: string; parent: string }>()

  readCategory({ attributes, text }: XmlElement): void {
    this.#categories.set(attributes['id'] ?? '', { name: text, parent: attributes['parentId'] ?? '' })
  }

  readCurrency({ attributes }: XmlElement): void {
    if (Number(attributes['rate'] ?? Number.NaN) === 1) this.currency ||= currencyCode(attributes['id'] ?? '')
  }

  /** Names from the top; undefined for a category that the file does not describe. */
  pathOf(id: string): string[] | undefined {
    let at = this.#categories.get(id)
    if (at === undefined) return undefined
    const path: string[] = []
    for (let level = 0; at !== undefined && level < MAX_LEVELS; level += 1) {
      path.unshift(at.name)
      at = this.#categories.get(at.parent)
    }
    return path
  }
}
