import { VarintWriter } from '#search/bytes/varint.ts'
import type { IndexedFit } from '#search/part.ts'

/** An engine of a vehicle model, by its name. */
export interface ModelEngine {
  modelId: string
  engine: string
}

/** Years are stored as the difference to this year, so that 0 can mark an open end. */
export const YEAR_OFFSET = 1899

const encodeYear = (year: number | null) => (year === null ? 0 : Math.max(1, year - YEAR_OFFSET))

/**
 * Collects the fitments of parts. Parts of one kind have equal fitments, so each distinct list is stored once, and each row has the number
 * of its list. List 0 is empty.
 */
export class FitBuilder {
  readonly #engines = new Map<string, number>()
  readonly #listOf = new Map<string, number>([['', 0]])
  readonly #lists: [engine: number, from: number, to: number][][] = [[]]
  readonly #codes: number[] = []

  addRowFits(fits: readonly IndexedFit[]): void {
    const list = fits.map(({ modelId, engine, from, to }): [number, number, number] => [
      this.#engine(modelId, engine),
      encodeYear(from),
      encodeYear(to),
    ])
    list.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    const name = list.join(' ')
    let code = this.#listOf.get(name)
    if (code === undefined) {
      code = this.#lists.length
      this.#listOf.set(name, code)
      this.#lists.push(list)
    }
    this.#codes.push(code)
  }

  #engine(modelId: string, engine: string): number {
    const name = JSON.stringify([modelId, engine])
    const known = this.#engines.get(name)
    if (known !== undefined) return known
    const code = this.#engines.size
    this.#engines.set(name, code)
    return code
  }

  get codes(): readonly number[] {
    return this.#codes
  }

  get count(): number {
    return this.#lists.length
  }

  /** Returns the engines of each list. */
  engineLists = (): number[][] => this.#lists.map((list) => list.map(([engine]) => engine))

  /** Returns all engines in the order of their codes. */
  engines(): ModelEngine[] {
    return [...this.#engines.keys()].map((name) => {
      const [modelId, engine]: [string, string] = JSON.parse(name)
      return { modelId, engine }
    })
  }

  fitSections(): [string, Uint8Array][] {
    const out = new VarintWriter()
    for (const list of this.#lists) {
      out.add(list.length)
      let before = 0
      for (const [engine, from, to] of list) {
        out.add(engine - before)
        before = engine
        out.add(from)
        out.add(to)
      }
    }
    return [
      ['fit.lists', out.writtenBytes()],
      ['fit.engines', new TextEncoder().encode(JSON.stringify(this.engines().map(({ modelId, engine }) => [modelId, engine])))],
    ]
  }
}
