import { writeLists } from '#search/bytes/lists.ts'
import { writeTexts } from '#search/bytes/texts.ts'

/** A column whose values are search words, with the code of each row. */
export interface SearchWordColumn {
  name: string
  codes: ArrayLike<number>
  values: number
}

/** The words of fitments: the words of each engine, the engines of each fitment list, and the list of each row. */
export interface FitmentWords {
  engineWords: readonly (readonly string[])[]
  engineLists: readonly (readonly number[])[]
  listByRow: ArrayLike<number>
}

/**
 * Collects the search words of parts. Most words come from values that many parts share: names, brands, fitments. So the words that all
 * rows of a value contain are stored once for this value. The remaining words are stored for each row.
 */
export class WordBuilder {
  readonly #ids = new Map<string, number>()
  readonly #texts: string[] = []
  /** The word ids of each row, sorted. */
  readonly #rows: Uint32Array[] = []

  /** Adds the words of the next row. */
  addRowWords(words: string): void {
    const ids = new Set<number>()
    for (const word of words.split(' ')) if (word !== '') ids.add(this.#idOf(word))
    this.#rows.push(Uint32Array.from(ids).sort())
  }

  /** The number of distinct words so far. */
  get count(): number {
    return this.#texts.length
  }

  #idOf(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    const id = this.#texts.length
    this.#ids.set(word, id)
    this.#texts.push(word)
    return id
  }

  /**
   * Returns the sections of the words. `columns` are in the order of their number of values, fewest first. `engines` holds the words of
   * engines, which are known in advance, and the engines of each row.
   */
  wordSections(columns: readonly SearchWordColumn[], engines: FitmentWords): [string, Uint8Array][] {
    const ofEngine = engines.engineWords.map((each) => Uint32Array.from(new Set(each.map((word) => this.#idOf(word)))).sort())
    const left = this.#withoutThose(ofEngine, engines)
    const of = columns.map(({ name, codes, values }) => ({ name, lists: this.#takeShared(left, codes, values) }))
    const order = this.#texts.map((_, id) => id).sort((a, b) => ((this.#texts[a] ?? '') < (this.#texts[b] ?? '') ? -1 : 1))
    const place = new Uint32Array(order.length)
    for (const [at, id] of order.entries()) place[id] = at
    const byWord = (lists: readonly (ArrayLike<number> | undefined)[]) => {
      const holders = order.map((): number[] => [])
      for (const [code, ids] of lists.entries()) for (const id of Array.from(ids ?? [])) holders[place[id] ?? 0]?.push(code)
      return writeLists(holders)
    }
    return [
      ['word.list', writeTexts(order.map((id) => this.#texts[id] ?? ''))],
      ...[...of, { name: 'engine', lists: ofEngine }].map(({ name, lists }): [string, Uint8Array] => [`word.of-${name}`, byWord(lists)]),
      ['word.of-row', byWord(left)],
    ]
  }

  /**
   * Returns the words of each row without those of its fitments. The words of a fitment list are computed once, because many rows share a
   * list.
   */
  #withoutThose(ofEngine: readonly Uint32Array[], { listByRow, engineLists }: FitmentWords): Uint32Array[] {
    const ofList = engineLists.map((codes) =>
      Uint32Array.from(new Set(codes.flatMap((code) => [...(ofEngine[code] ?? NO_WORD_IDS)]))).sort(),
    )
    return this.#rows.map((ids, row) => subtractSorted(ids, ofList[listByRow[row] ?? 0] ?? NO_WORD_IDS))
  }

  /**
   * Removes from each row the words that all rows with the same column value (code) still contain, and returns these words for each code.
   */
  #takeShared(left: Uint32Array[], codes: ArrayLike<number>, values: number): (Uint32Array | undefined)[] {
    const shared: (Uint32Array | undefined)[] = new Array(values)
    for (let row = 0; row < left.length; row += 1) {
      const code = codes[row] ?? 0
      // Code 0 means no value, so its rows do not share a source of words.
      if (code === 0) continue
      const [before, own] = [shared[code], left[row] ?? NO_WORD_IDS]
      shared[code] = before === undefined ? own : before.length === 0 ? before : intersectSorted(before, own)
    }
    for (let row = 0; row < left.length; row += 1) {
      const taken = shared[codes[row] ?? 0]
      if (taken?.length) left[row] = subtractSorted(left[row] ?? NO_WORD_IDS, taken)
    }
    return shared
  }
}

const NO_WORD_IDS = new Uint32Array()

/** Returns the intersection of two ascending lists. */
function intersectSorted(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0
  return one.filter((id) => {
    while (at < other.length && (other[at] ?? 0) < id) at += 1
    return other[at] === id
  })
}

function subtractSorted(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0
  return one.filter((id) => {
    while (at < other.length && (other[at] ?? 0) < id) at += 1
    return other[at] !== id
  })
}
