import { numberKey } from '#contract/numbers/numbers.ts'
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

interface NumberOccurrence {
  row: number
  styleCode: number
}

/** Collects the numbers of parts: each normalised form once, in order, with the rows that have it. */
export class NumberBuilder {
  readonly #borne = new Map<string, NumberOccurrence[]>()
  readonly #styles = new Map<string, { style: NumberStyle; uses: number; code: number }>()

  /** Adds the numbers of a row. Rows must come in ascending order. A text without normalised form is skipped. */
  addRowNumbers(row: number, numbers: readonly IndexedNumber[], oeNumber: string): void {
    let hasOwn = false
    for (const { kind, maker, display } of numbers) {
      const key = numberKey(display)
      if (key === '') continue
      const own: boolean = kind === 'oe' && !hasOwn && display === oeNumber
      hasOwn ||= own
      const borne = this.#borne.get(key)
      const one = { row, styleCode: this.#styleOf({ kind, own, maker, pattern: printedPatternOf(display, key) }) }
      if (borne === undefined) this.#borne.set(key, [one])
      else borne.push(one)
    }
  }

  /** The number of distinct normalised forms so far. */
  get count(): number {
    return this.#borne.size
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
    const keys = [...this.#borne.keys()].sort()
    const styles = [...this.#styles.values()].sort((a, b) => b.uses - a.uses)
    const codes = new Uint32Array(styles.length)
    for (const [code, { code: before }] of styles.entries()) codes[before] = code
    const [counts, rows, of] = [new VarintWriter(), new VarintWriter(), new VarintWriter()]
    let first = 0
    for (const key of keys) {
      const borne = this.#borne.get(key) ?? []
      counts.add(borne.length)
      let before = -1
      for (const { row, styleCode } of borne) {
        if (before < 0) {
          rows.addSigned(row - first)
          first = row
        } else rows.add(row - before)
        before = row
        of.add(codes[styleCode] ?? 0)
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
