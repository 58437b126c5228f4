import { isGtin } from '#contract/numbers/gtin.ts'
import { decodeGtin, encodeGtin, GTIN_HALF_LIMIT } from '#search/bytes/gtin-code.ts'
import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'

/** The lengths in which an article number can be written: shorter numbers may have leading zeros. */
const GTIN_LENGTHS = [14, 13, 12]

/** Writes the section of article numbers, one for each row. Empty and invalid numbers are stored as none. */
export function encodeGtinColumn(gtins: readonly string[]): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  const codes = gtins.map((gtin) => encodeGtin(isGtin(gtin) ? gtin : ''))
  // Numbers of neighbouring rows are similar, so each value is stored as its difference to the previous one.
  for (const part of ['length', 'high', 'low'] as const) {
    let before = 0
    for (const code of codes) {
      out.addSigned(code[part] - before)
      before = code[part]
    }
  }
  return out.writtenBytes()
}

/**
 * The article number (GTIN) of each row. It is separate from the other numbers, because a search inside those must not match article
 * numbers. A search scans all rows, which takes a tenth of a millisecond for 100,000 rows.
 */
export class GtinColumn {
  /** The number of digits of each row's article number; 0 if there is none. */
  readonly #lengths: Uint8Array
  /** All digits of each row's article number except the check digit, as a number. */
  readonly #bodies: Float64Array

  /** `bytes` is undefined if no row has an article number, and in older index segments. */
  constructor(bytes: Uint8Array | undefined, rows: number) {
    this.#lengths = new Uint8Array(rows)
    this.#bodies = new Float64Array(rows)
    if (bytes === undefined) return
    const read = new VarintReader(bytes)
    const steps = (put: (row: number, value: number) => void) => {
      let value = 0
      for (let row = 0; row < rows; row += 1) {
        value += read.readSigned()
        put(row, value)
      }
    }
    steps((row, length) => {
      this.#lengths[row] = length
    })
    steps((row, high) => {
      this.#bodies[row] = high * GTIN_HALF_LIMIT
    })
    steps((row, low) => {
      this.#bodies[row] = (this.#bodies[row] ?? 0) + low
    })
  }

  /** Returns the article number of a row in the shop's spelling; empty if there is none. */
  gtinOfRow(row: number): string {
    const body = this.#bodies[row] ?? 0
    return decodeGtin({ length: this.#lengths[row] ?? 0, high: Math.floor(body / GTIN_HALF_LIMIT), low: body % GTIN_HALF_LIMIT, text: '' })
  }

  /** Returns the rows whose article number equals this one. Leading zeros are ignored. */
  rowsWithGtin(gtin: string): number[] {
    const body = Number(gtin.slice(0, -1))
    return isGtin(gtin) && body > 0 ? this.#rowsWith((one) => one === body) : []
  }

  /** Returns the rows whose article number begins with these digits, in any length in which it can be written. */
  rowsWithGtinBeginning(digits: string): number[] {
    const spans = GTIN_LENGTHS.filter((length) => digits.length < length).map((length) => {
      const unit = 10 ** (length - 1 - digits.length)
      return { from: Number(digits) * unit, to: (Number(digits) + 1) * unit }
    })
    return this.#rowsWith((body) => body > 0 && spans.some(({ from, to }) => body >= from && body < to))
  }

  #rowsWith(is: (body: number) => boolean): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.#bodies.length; row += 1) if (is(this.#bodies[row] ?? 0)) rows.push(row)
    return rows
  }
}
