import { type AttributeKey, type Attributes, attributes } from '#contract/attributes.ts'

/** The data of a part as a picture needs them: always a usable number within what the trade knows, and never a surprise. */
export class Values {
  private readonly given: Attributes

  constructor(given: Attributes) {
    this.given = given
  }

  /** The number in the data, or undefined where there is none; texts such as "10.5 mm" count. */
  known(key: AttributeKey): number | undefined {
    const value = this.given[key]
    const number = typeof value === 'number' ? value : Number.parseFloat(typeof value === 'string' ? value : '')
    return Number.isFinite(number) ? number : undefined
  }

  /** A length or another measure, held between the least and the most that can be drawn. */
  measure(key: AttributeKey, usual: number, least: number, most: number): number {
    const number = this.known(key)
    return number === undefined || number <= 0 ? usual : Math.min(most, Math.max(least, number))
  }

  /** How many there are. */
  count(key: AttributeKey, usual: number, least: number, most: number): number {
    return Math.round(this.measure(key, usual, least, most))
  }

  /** A text in small letters, '' where there is none. */
  text(key: AttributeKey): string {
    const value = this.given[key]
    return typeof value === 'string' ? value.toLowerCase() : ''
  }

  /** The text as written in the data. */
  written(key: AttributeKey): string {
    const value = this.given[key]
    if (typeof value === 'number') return value > 0 && value < 1e6 ? String(Number(value.toFixed(2))) : ''
    return (value ?? '').slice(0, 24)
  }

  /** Whether the data say yes. */
  yes(key: AttributeKey): boolean {
    return /^(yes|y|true|1|with.*|ja|oui|si)$/.test(this.text(key)) || this.given[key] === 1
  }

  /** A known number as it is printed in a dimension, with the decimals of its attribute and no trailing zeros. */
  printed(key: AttributeKey): string | undefined {
    const number = this.known(key)
    if (number === undefined || number <= 0 || number >= 1e6) return undefined
    const row = attributes[key]
    return String(Number(number.toFixed('decimals' in row ? Math.max(1, row.decimals) : 1)))
  }
}
