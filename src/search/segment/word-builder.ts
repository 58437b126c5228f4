import { GrowingIntegers } from '#search/bytes/growing-integers.ts'
import { writeTexts } from '#search/bytes/texts.ts'
import { ShrinkingLists } from './shrinking-lists.ts'

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
  /** The word ids of all rows, ascending within a row, and where each row ends. */
  readonly #rowIds = new GrowingIntegers()
  readonly #rowEnds = new GrowingIntegers()

  /** Adds the words of the next row. */
  addRowWords(words: string): void {
    const ids = new Set<number>()
    for (const word of words.split(' ')) if (word !== '') ids.add(this.#idOf(word))
    for (const id of [...ids].sort(ascending)) this.#rowIds.add(id)
    this.#rowEnds.add(this.#rowIds.length)
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
    const ofEngine = ShrinkingLists.of(engines.engineWords.map((each) => distinctAscending(each.map((word) => this.#idOf(word)))))
    // What the rows hold is taken apart in a copy, so that the sections can be built again.
    const left = ShrinkingLists.fromEnds(this.#rowIds.values.slice(), this.#rowEnds.values)
    removeWordsOfFitments(left, ofEngine, engines)
    const order = this.#texts.map((_, id) => id).sort((a, b) => ((this.#texts[a] ?? '') < (this.#texts[b] ?? '') ? -1 : 1))
    const place = new Uint32Array(order.length)
    for (const [at, id] of order.entries()) place[id] = at
    const byWord = (lists: ShrinkingLists) => lists.writeInverted(place, order.length)
    return [
      ['word.list', writeTexts(order.map((id) => this.#texts[id] ?? ''))],
      ...columns.map(({ name, codes, values }): [string, Uint8Array] => [`word.of-${name}`, byWord(takeShared(left, codes, values))]),
      ['word.of-engine', byWord(ofEngine)],
      ['word.of-row', byWord(left)],
    ]
  }
}

const ascending = (one: number, other: number) => one - other
const distinctAscending = (ids: readonly number[]) => [...new Set(ids)].sort(ascending)

/** Removes from each row the words of its fitments. The words of a fitment list are computed once, because many rows share a list. */
function removeWordsOfFitments(left: ShrinkingLists, ofEngine: ShrinkingLists, { listByRow, engineLists }: FitmentWords): void {
  const ofList = ShrinkingLists.of(engineLists.map((codes) => distinctAscending(codes.flatMap((code) => [...ofEngine.list(code)]))))
  for (let row = 0; row < left.count; row += 1) left.remove(row, ofList, listByRow[row] ?? 0, 'those in')
}

/** Removes from each row the words that all rows with the same column value (code) still contain, and returns these words for each code. */
function takeShared(left: ShrinkingLists, codes: ArrayLike<number>, values: number): ShrinkingLists {
  const shared = left.commonByValue(codes, values)
  for (let row = 0; row < left.count; row += 1) left.remove(row, shared, codes[row] ?? 0, 'those in')
  return shared
}
