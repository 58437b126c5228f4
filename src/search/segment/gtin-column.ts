import { isGtin } from '#contract/gtin.ts'
import { GTIN_HALF, gtinCode, gtinOf } from '#search/bytes/gtin-code.ts'
import { VarintReader, VarintWriter } from '#search/bytes/varint.ts'

/** The lengths in which a number is written out: its own, and those with zeros in front. */
const LENGTHS = [14, 13, 12]

/** The section of the article numbers of rows, one for each; empty or wrong ones are none. */
export function writeGtins(gtins: readonly string[]): Uint8Array<ArrayBuffer> {
  const out = new VarintWriter()
  const codes = gtins.map((gtin) => gtinCode(isGtin(gtin) ? gtin : ''))
  // Neighbours are alike: each tells how it differs from the one before.
  for (const part of ['length', 'high', 'low'] as const) {
    let before = 0
    for (const code of codes) {
      out.addSigned(code[part] - before)
      before = code[part]
    }
  }
  return out.bytes()
}

/**
 * The article number (GTIN) of each row. It stands apart from a part's other numbers: whoever types a piece of one of those must not find what
 * has it inside of its article number. To look for one is a look at each row, a tenth of a millisecond for 100,000.
 */
export class GtinColumn {
  /** 0: none. */
  readonly #lengths: Uint8Array
  /** All digits but the one that checks them, as a number. */
  readonly #bodies: Float64Array

  /** `bytes`: undefined where no row has one, and in segments of before. */
  constructor(bytes: Uint8Array | undefined, rows: number) {
    this.#lengths = new Uint8Array(rows)
    this.#bodies = new Float64Array(rows)
    if (bytes === undefined) return
    const read = new VarintReader(bytes)
    const steps = (put: (row: number, value: number) => void) => {
      let value = 0
      for (let row = 0; row < rows; row += 1) {
        value += read.nextSigned()
        put(row, value)
      }
    }
    steps((row, length) => {
      this.#lengths[row] = length
    })
    steps((row, high) => {
      this.#bodies[row] = high * GTIN_HALF
    })
    steps((row, low) => {
      this.#bodies[row] = (this.#bodies[row] ?? 0) + low
    })
  }

  /** As the shop has it; empty for none. */
  at(row: number): string {
    const body = this.#bodies[row] ?? 0
    return gtinOf({ length: this.#lengths[row] ?? 0, high: Math.floor(body / GTIN_HALF), low: body % GTIN_HALF, text: '' })
  }

  /** The rows whose number is this one, whatever zeros stand in front of either. */
  rowsOf(gtin: string): number[] {
    const body = Number(gtin.slice(0, -1))
    return isGtin(gtin) && body > 0 ? this.#rowsWith((one) => one === body) : []
  }

  /** The rows whose number begins with these digits, written out in any of its lengths. */
  rowsBegun(digits: string): number[] {
    const spans = LENGTHS.filter((length) => digits.length < length).map((length) => {
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
