import type { Listing } from '#contract/catalogue.ts'
import { facetKeys } from '#contract/facets.ts'
import { crossedOut, isSurelyScratched, scratchedNumber } from '#contract/scratched.ts'
import { isPartType } from './part-type-of.ts'
import type { Ask } from './ask.ts'
import { findNumbers, findScratched, type Marked, NUMBERS_MOST, SUGGESTED_NUMBERS_MOST } from './find-numbers.ts'
import { findWords, mendWords } from './find-words.ts'
import { rowOf, type Shelf } from './shelf.ts'
import { type Understood, understand } from './understand.ts'

export interface Met {
  meant: Listing['meant']
  /** Per row of the shelf: 0 not met, else the better the higher. */
  marks: Uint8Array
  met: number
  /** The numbers that were looked for, as typed: they say why a part was found. */
  numbers: string[]
  /** The number with unreadable characters that was looked for instead. */
  scratched?: string
}

const WORD_MARK = 1
/** Added when the words name the kind of part: a starter comes before the bushes that fit starters. */
const KIND_MARK = 4

/** Finds the rows that a search text means: by number, else by words and measures, else by words spelt alike. */
export async function searchText(ask: Ask, shelf: Shelf, text: string, mostNumbers = NUMBERS_MOST): Promise<Met> {
  const said = understand(text)
  const asked = isSurelyScratched(text) ? await searchScratched(ask, shelf, text) : null
  if (asked) return asked
  const byNumber = said.wholeNumber === null ? null : await searchNumbers(ask, shelf, said, mostNumbers)
  if (byNumber && byNumber.met > 0) return byNumber
  const byWords = await searchWords(ask, shelf, said, said.words, 'words')
  if (byWords.met > 0) return byWords
  // A measure may also be the beginning of a number: 110A… is one of Bosch's.
  const asNumber = await markNumbers(ask, shelf, [text], mostNumbers)
  if (asNumber.met > 0) return asNumber
  const scratched = (await searchScratched(ask, shelf, text)) ?? (await searchScratched(ask, shelf, crossedOut(text) ?? ''))
  if (scratched) return scratched
  const mended = await mendWords(ask, said.words)
  return mended ? searchWords(ask, shelf, said, mended, 'similar') : byWords
}

/** `0 001 1?7 026`: null when it is no such number, or when none is like it. */
async function searchScratched(ask: Ask, shelf: Shelf, text: string): Promise<Met | null> {
  const scratched = scratchedNumber(text)
  if (scratched === null) return null
  const marks = new Uint8Array(shelf.size)
  const met = mark(shelf, marks, await findScratched(ask, scratched))
  return met === 0 ? null : { meant: 'scratched', marks, met, numbers: [], scratched }
}

/** For suggestions: what the number meets comes first, and what the words meet joins it behind. */
export async function searchBoth(ask: Ask, shelf: Shelf, text: string, enough: number): Promise<Met> {
  const met = await searchText(ask, shelf, text, SUGGESTED_NUMBERS_MOST)
  if (met.meant !== 'number' || met.met >= enough) return met
  const said = understand(text)
  const words = await searchWords(ask, shelf, said, said.words, 'words')
  if (words.met === 0) return met
  const { marks } = words
  for (let row = 0; row < marks.length; row += 1) if (met.marks[row]) marks[row] = met.marks[row] ?? 0
  return { ...met, marks, met: count(marks) }
}

async function searchNumbers(ask: Ask, shelf: Shelf, said: Understood, most: number): Promise<Met> {
  const whole = await markNumbers(ask, shelf, [said.wholeNumber ?? ''], most)
  // A pasted list of numbers is no number as a whole, but each of its pieces is.
  return whole.met > 0 || said.numbers.length < 2 ? whole : markNumbers(ask, shelf, said.numbers.slice(0, PASTED_MOST), most)
}
const PASTED_MOST = 12

async function markNumbers(ask: Ask, shelf: Shelf, numbers: string[], most: number): Promise<Met> {
  const marks = new Uint8Array(shelf.size)
  let met = 0
  for (const number of numbers) met += mark(shelf, marks, await findNumbers(ask, number, most))
  return { meant: 'number', marks, met, numbers }
}

function count(marks: Uint8Array): number {
  let sum = 0
  for (let row = 0; row < marks.length; row += 1) if (marks[row]) sum += 1
  return sum
}

/** Puts marks on; a better one stays. Says how many rows had none before. */
function mark(shelf: Shelf, marks: Uint8Array, found: Marked): number {
  let fresh = 0
  for (const [id, value] of found) {
    const row = rowOf(shelf, id)
    const before = marks[row]
    if (before === undefined || value <= before) continue
    if (before === 0) fresh += 1
    marks[row] = value
  }
  return fresh
}

async function searchWords(ask: Ask, shelf: Shelf, said: Understood, words: string[], meant: 'words' | 'similar'): Promise<Met> {
  const marks = new Uint8Array(shelf.size)
  if (words.length === 0) {
    if (Object.keys(said.measures).length > 0) marks.fill(WORD_MARK)
  } else {
    for (const id of await findWords(ask, words)) {
      const row = rowOf(shelf, id)
      if (row >= 0) marks[row] = WORD_MARK
    }
    if (said.numbers.length > 0) await markMixed(ask, shelf, said, marks)
  }
  raiseKinds(shelf, marks, meant === 'words' ? said : understand(words.join(' ')))
  narrowByMeasures(shelf, marks, said)
  return { meant, marks, met: count(marks), numbers: said.numbers }
}

/** `denso 104210`: the words without the number, and the number, both met. */
async function markMixed(ask: Ask, shelf: Shelf, said: Understood, marks: Uint8Array) {
  const plain = said.words.filter((word) => !/\d/.test(word))
  if (plain.length === 0) return
  const worded = new Set(await findWords(ask, plain))
  for (const number of said.numbers) {
    const found = await findNumbers(ask, number)
    mark(shelf, marks, new Map([...found].filter(([id]) => worded.has(id))))
  }
}

function raiseKinds(shelf: Shelf, marks: Uint8Array, said: Understood) {
  if (said.kinds.size === 0) return
  const raise = shelf.type.values.map((type) => (isPartType(type) ? (said.kinds.get(type) ?? 0) * KIND_MARK : 0))
  for (let row = 0; row < marks.length; row += 1) if (marks[row]) marks[row] = (marks[row] ?? 0) + (raise[shelf.type.codes[row] ?? 0] ?? 0)
}

/** Measures that are written in the text narrow like filters. When nothing is left, parts for which the measure is not stated are taken instead. */
function narrowByMeasures(shelf: Shelf, marks: Uint8Array, said: Understood) {
  for (const key of facetKeys) {
    const value = said.measures[key]
    if (value === undefined) continue
    const column = shelf.facets[key]
    const code = column.codeOf.get(value)
    const stated = marks.slice()
    for (let row = 0; row < stated.length; row += 1) if (code === undefined || column.codes[row] !== code) stated[row] = 0
    if (said.words.length === 0 || count(stated) > 0) marks.set(stated)
    else for (let row = 0; row < marks.length; row += 1) if (column.codes[row] !== 0) marks[row] = 0
  }
}
