import { numberKey } from '#contract/numbers/numbers.ts'
import { GrowingIntegers } from '#search/bytes/growing-integers.ts'
import { groupByValue } from '#search/bytes/lists.ts'
import { writeTexts } from '#search/bytes/texts.ts'
import { VarintWriter } from '#search/bytes/varint.ts'
import type { IndexedNumber } from '#search/part.ts'
import { printedPatternOf } from './number-pattern.ts'

/**
 * The kind, the maker and the printed pattern of a number. Many numbers share few combinations. `own` is true for the part's own OE number.
 */
export interface NumberStyle {
  kind: IndexedNumber['kind']
  own: boolean
  maker: string
  pattern: string
}

/**
 * Collects the numbers of parts: each normalised form once, in order, with the rows that have it. What is collected of each number of a row
 * is three integers, because an object for each takes five times as much.
 */
export class NumberBuilder {
  readonly #idOf = new Map<string, number>()
  readonly #ids = new GrowingIntegers()
  readonly #rows = new GrowingIntegers()
  readonly #styleCodes = new GrowingIntegers()
  readonly #styles = new Map<string, { style: NumberStyle; uses: number; code: number }>()

  /** Adds the numbers of a row. Rows must come in ascending order. A text without normalised form is skipped. */
  addRowNumbers(row: number, numbers: readonly IndexedNumber[], oeNumber: string): void {
    let hasOwn = false
    for (const { kind, maker, display } of numbers) {
      const key = numberKey(display)
      if (key === '') continue
      const own: boolean = kind === 'oe' && !hasOwn && display === oeNumber
      hasOwn ||= own
      this.#ids.add(this.#id(key))
      this.#rows.add(row)
      this.#styleCodes.add(this.#styleOf({ kind, own, maker, pattern: printedPatternOf(display, key) }))
    }
  }

  #id(key: string): number {
    const known = this.#idOf.get(key)
    if (known !== undefined) return known
    const id = this.#idOf.size
    this.#idOf.set(key, id)
    return id
  }

  /** The number of distinct normalised forms so far. */
  get count(): number {
    return this.#idOf.size
  }

  #styleOf(style: NumberStyle): number {
    const name = JSON.stringify([style.kind, style.own, style.maker, style.pattern])
    const known = this.#styles.get(name) ?? { style, uses: 0, code: this.#styles.size }
    known.uses += 1
    this.#styles.set(name, known)
    return known.code
  }

  /**
   * Returns the sections of the part numbers by name. The most frequent styles (kind, maker and printed pattern of a number) get the
   * shortest codes.
   */
  numberSections(): [string, Uint8Array][] {
    const keys = [...this.#idOf.keys()].sort()
    const styles = [...this.#styles.values()].sort((a, b) => b.uses - a.uses)
    const codes = new Uint32Array(styles.length)
    for (const [code, { code: before }] of styles.entries()) codes[before] = code
    const [rowOf, styleOf] = [this.#rows.values, this.#styleCodes.values]
    const { starts, items } = groupByValue(this.#ids.values, keys.length)
    const [counts, rows, of] = [new VarintWriter(), new VarintWriter(), new VarintWriter()]
    let first = 0
    for (const key of keys) {
      const id = this.#idOf.get(key) ?? 0
      const [from, to] = [starts[id] ?? 0, starts[id + 1] ?? 0]
      counts.add(to - from)
      let before = -1
      for (let at = from; at < to; at += 1) {
        const occurrence = items[at] ?? 0
        const row = rowOf[occurrence] ?? 0
        if (before < 0) {
          rows.addSigned(row - first)
          first = row
        } else rows.add(row - before)
        before = row
        of.add(codes[styleOf[occurrence] ?? 0] ?? 0)
      }
    }
    return [
      ...frontCodeNumbers(keys),
      ['number.counts', counts.writtenBytes()],
      ['number.rows', rows.writtenBytes()],
      ['number.styles', of.writtenBytes()],
      ['number.style-list', new TextEncoder().encode(JSON.stringify(styles.map(({ style }) => style)))],
    ]
  }
}

/**
 * Encodes sorted numbers. Neighbours have common prefixes, so each number is stored as the length of the prefix that it shares with the
 * previous number, and the rest.
 */
function frontCodeNumbers(keys: readonly string[]): [string, Uint8Array][] {
  const shared = new Uint8Array(keys.length)
  const rest: string[] = []
  let before = ''
  for (const [at, key] of keys.entries()) {
    let same = 0
    while (same < key.length && same < 255 && key[same] === before[same]) same += 1
    shared[at] = same
    rest.push(key.slice(same))
    before = key
  }
  return [
    ['number.shared', shared],
    ['number.rest', writeTexts(rest)],
  ]
}
