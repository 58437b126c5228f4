import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { CodeArray } from '#search/bytes/codes.ts'
import { type PackedLists, packedListAt, readLists } from '#search/bytes/lists.ts'
import { readTexts } from '#search/bytes/texts.ts'
import { addBit, addBitsOfCodes, ConditionBits } from './condition-bits.ts'
import type { FitIndex } from './fit-index.ts'
import { requireSection, type SegmentSections } from './sections.ts'

/** The condition for one word of a search: a word of the part equals one of `forms`, begins with `begun`, or ends with `ended`. */
export interface WordCondition {
  forms: readonly string[]
  begun?: string
  ended?: string
}

/** A column whose values are search words: for each word the codes of the values that contain it, and the code of each row. */
interface SharedWordColumn {
  lists: PackedLists
  codes: CodeArray
  valueCount: number
}

/** Where words occur: in values of columns, in engines that parts fit, and in single rows. */
interface WordSources {
  columns: readonly SharedWordColumn[]
  ofRow: PackedLists
  ofEngine: PackedLists
  fits: FitIndex
}

/** The sorted words of an index segment, and the rows that contain them (`WordBuilder`). */
export class WordIndex {
  readonly words: readonly string[]
  readonly #rows: number
  readonly #readSources: () => WordSources
  #sources: WordSources | null = null

  /**
   * Decodes only the words themselves, because most texts are numbers, which no part has as a word. Where the words occur is decoded when a
   * word is found. `columns`, by column name: `codes` says which of the distinct values each row has, `values` how many distinct values there
   * are.
   */
  constructor(
    sections: SegmentSections,
    shape: { words: number; rows: number },
    columns: () => ReadonlyMap<string, { codes: CodeArray; values: number }>,
    fits: () => FitIndex,
  ) {
    this.words = readTexts(requireSection(sections, 'word.list'))
    this.#rows = shape.rows
    this.#readSources = () => ({
      columns: [...columns()].flatMap(([name, { codes, values }]): SharedWordColumn[] => {
        const bytes = sections.get(`word.of-${name}`)
        return bytes === undefined ? [] : [{ lists: readLists(bytes, shape.words), codes, valueCount: values }]
      }),
      ofRow: readLists(requireSection(sections, 'word.of-row'), shape.words),
      ofEngine: readLists(requireSection(sections, 'word.of-engine'), shape.words),
      fits: fits(),
    })
  }

  /** Decodes where the words occur, unless it is decoded. */
  readSources(): WordSources {
    this.#sources ??= this.#readSources()
    return this.#sources
  }

  /** Flags the rows that meet all conditions. */
  flagMatchingRows(sought: readonly WordCondition[]): Uint8Array {
    const conditions = sought.map((one) => [nameOfCondition(one), this.#placesOf(one)] as const)
    if (conditions.some(([, places]) => places.length === 0)) return new Uint8Array(this.#rows)
    const [first, ...more] = Array.from(chunksOf(conditions, CONDITIONS_AT_ONCE), (some) => this.#flagRowsMeeting(new Map(some)))
    if (first === undefined) return new Uint8Array(this.#rows).fill(1)
    for (const others of more) for (let row = 0; row < first.length; row += 1) first[row] = (first[row] ?? 0) & (others[row] ?? 0)
    return first
  }

  /** The conditions that were searched last; null until the first search. */
  #conditionBits: ConditionBits | null = null
  #flagRowsMeeting(conditions: ReadonlyMap<string, Places>): Uint8Array {
    this.#conditionBits ??= new ConditionBits(this.#rows)
    return this.#conditionBits.flagRows(conditions, (met, missing) => this.#addConditions(met, missing))
  }

  /** Adds to each row the bits of the conditions that it meets. Only columns in which one of their words occurs are read. */
  #addConditions(met: Uint16Array, conditions: readonly PlacesWithBit[]): void {
    const { columns, ofRow, fits } = this.readSources()
    for (const [places, bit] of conditions) for (const place of places) addBit(met, packedListAt(ofRow, place), bit)
    for (const { lists, codes, valueCount } of columns) {
      const metByCode = bitsByEntry(lists, conditions, valueCount)
      if (metByCode !== null) addBitsOfCodes(met, codes, metByCode)
    }
    const metByList = this.#bitsByFitmentList(conditions)
    if (metByList !== null) addBitsOfCodes(met, fits.of, metByList)
  }

  /** Returns for each fitment list the bits of the conditions that its engines meet; null if none meets any. */
  #bitsByFitmentList(conditions: readonly PlacesWithBit[]): Uint16Array | null {
    const { ofEngine, fits } = this.readSources()
    const metByEngine = bitsByEntry(ofEngine, conditions, fits.engines.length)
    return metByEngine && fits.bitsOfLists(metByEngine)
  }

  /** For each column in which one of the words occurs, yields the flags of the codes that contain it. */
  *#saying(places: readonly number[]): Generator<{ codeFlags: Uint8Array; codes: CodeArray }> {
    const { columns, ofEngine, fits } = this.readSources()
    for (const { lists, codes, valueCount } of columns) {
      const says = flagCodesWithWords(lists, places, valueCount)
      if (says !== null) yield { codeFlags: says, codes }
    }
    const engines = flagCodesWithWords(ofEngine, places, fits.engines.length)
    if (engines !== null) yield { codeFlags: fits.flagListsWithEngines(engines), codes: fits.of }
  }

  #placesOf({ forms, begun, ended }: WordCondition): number[] {
    const places = new Set<number>()
    for (const form of forms) {
      const at = this.insertionIndexOfWord(form)
      if (this.words[at] === form) places.add(at)
    }
    if (begun !== undefined) for (let at = this.insertionIndexOfWord(begun); this.words[at]?.startsWith(begun); at += 1) places.add(at)
    if (ended !== undefined) for (const word of this.wordsEndingWith(ended)) places.add(this.insertionIndexOfWord(word))
    return [...places]
  }

  /** Tells whether any word in the index begins with a text. */
  hasWordBeginningWith(begun: string, counts = (_: string) => true): boolean {
    for (let at = this.insertionIndexOfWord(begun); this.words[at]?.startsWith(begun); at += 1)
      if (counts(this.words[at] ?? '')) return true
    return false
  }

  /** Returns the words in the index that begin with a text. */
  wordsBeginningWith(begun: string): string[] {
    const from = this.insertionIndexOfWord(begun)
    let to = from
    while (this.words[to]?.startsWith(begun)) to += 1
    return this.words.slice(from, to)
  }

  /** Returns the words in the index that end with a text. It scans all words, so use it rarely. */
  wordsEndingWith(ended: string): string[] {
    return this.words.filter((word) => word.endsWith(ended))
  }

  /** Tells whether any of the flagged rows contains one of the given words. */
  isWordOfAnyRow(rows: Uint8Array, words: readonly string[]): boolean {
    const places = this.#placesOf({ forms: words })
    if (places.length === 0) return false
    const { ofRow } = this.readSources()
    for (const { codeFlags, codes } of this.#saying(places))
      for (let row = 0; row < rows.length; row += 1) if (rows[row] && codeFlags[codes[row] ?? 0]) return true
    return places.some((place) => packedListAt(ofRow, place).some((row) => rows[row] === 1))
  }

  /** Returns the index of a word, or the index at which it would be inserted. */
  insertionIndexOfWord(word: string): number {
    let [low, high] = [0, this.words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Number of conditions that are searched together; fewer than are kept. */
const CONDITIONS_AT_ONCE = 8

/** The indexes of the words that meet a condition. */
type Places = readonly number[]
type PlacesWithBit = readonly [places: Places, bit: number]

const nameOfCondition = ({ forms, begun = '', ended = '' }: WordCondition): string => [forms.join(' '), begun, ended].join('|')

/** Returns for each entry of the lists of words the bits of the conditions that its words meet; null if there is none. */
function bitsByEntry(lists: PackedLists, conditions: readonly PlacesWithBit[], entries: number): Uint16Array | null {
  let met: Uint16Array | null = null
  for (const [places, bit] of conditions)
    for (const place of places) {
      const list = packedListAt(lists, place)
      if (list.length === 0) continue
      met ??= new Uint16Array(entries)
      addBit(met, list, bit)
    }
  return met
}

/** Flags the codes of the values that contain one of the given words; null if there are none. */
function flagCodesWithWords(lists: PackedLists, places: readonly number[], values: number): Uint8Array | null {
  let says: Uint8Array | null = null
  for (const place of places) {
    for (const code of packedListAt(lists, place)) {
      says ??= new Uint8Array(values)
      says[code] = 1
    }
  }
  return says
}
