import { type AttributeKey, type Attributes, attributes } from '#contract/attributes/attributes.ts'

/** A part's data for drawing. Every number is valid and within realistic limits. */
export class DrawingValues {
  private readonly given: Attributes

  constructor(given: Attributes) {
    this.given = given
  }

  /** Returns the number of an attribute; undefined if there is none. Texts such as "10.5 mm" are parsed. */
  attributeNumber(key: AttributeKey): number | undefined {
    const value = this.given[key]
    const number = typeof value === 'number' ? value : Number.parseFloat(typeof value === 'string' ? value : '')
    return Number.isFinite(number) ? number : undefined
  }

  /** Returns a length or other measure, limited to what can be drawn. */
  drawableMeasure(key: AttributeKey, usual: number, least: number, most: number): number {
    const number = this.attributeNumber(key)
    return number === undefined || number <= 0 ? usual : Math.min(most, Math.max(least, number))
  }

  /** Returns a count, limited to what can be drawn. */
  drawableCount(key: AttributeKey, usual: number, least: number, most: number): number {
    return Math.round(this.drawableMeasure(key, usual, least, most))
  }

  /** Returns a text in lowercase; empty if there is none. */
  lowercaseText(key: AttributeKey): string {
    const value = this.given[key]
    return typeof value === 'string' ? value.toLowerCase() : ''
  }

  /** Returns a text as it is in the data, at most 24 characters; a number has at most two decimals. */
  originalText(key: AttributeKey): string {
    const value = this.given[key]
    if (typeof value === 'number') return value > 0 && value < 1e6 ? String(Number(value.toFixed(2))) : ''
    return (value ?? '').slice(0, 24)
  }

  /** Tells whether the value of an attribute means yes. */
  isAttributeYes(key: AttributeKey): boolean {
    return /^(yes|y|true|1|with.*|ja|oui|si)$/.test(this.lowercaseText(key)) || this.given[key] === 1
  }

  /** Returns a number formatted for a dimension, with the decimals of its attribute and no trailing zeros; undefined if there is none. */
  formattedNumberOf(key: AttributeKey): string | undefined {
    const number = this.attributeNumber(key)
    if (number === undefined || number <= 0 || number >= 1e6) return undefined
    const row = attributes[key]
    return String(Number(number.toFixed('decimals' in row ? Math.max(1, row.decimals) : 1)))
  }
}
