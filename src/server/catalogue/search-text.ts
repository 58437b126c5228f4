import { numberKey } from '#contract/numbers.ts'
import { crossedOut, isSurelyScratched, scratchedNumber } from '#contract/scratched.ts'
import { findMisread, findWithoutSuffix } from './find-misread.ts'
import { findNumbers, findScratched, NUMBERS_MOST, SUGGESTED_NUMBERS_MOST } from './find-numbers.ts'
import { isKnown } from './find-words.ts'
import { count, mark, type Met } from './met.ts'
import { searchMachine, searchMended, searchVehicle, searchWords } from './search-words.ts'
import type { SearchAsk } from './search-ask.ts'
import type { Shelf } from './shelf.ts'
import { NUMBERS_READ_MOST, type Understood, understand } from './understand.ts'

/** Finds the rows that a search text means: by number, else by words and measures, else by words spelt alike. */
export async function searchText(ask: SearchAsk, shelf: Shelf, text: string, mostNumbers = NUMBERS_MOST): Promise<Met> {
  const said = understand(text)
  const asked = isSurelyScratched(text) ? await searchScratched(ask, shelf, text) : null
  if (asked) return asked
  const byNumber = said.wholeNumber === null ? null : await searchNumbers(ask, shelf, said, mostNumbers)
  if (byNumber && byNumber.met > 0) return byNumber
  const byVehicle = await searchVehicle(ask, shelf, said)
  if (byVehicle && byVehicle.met > 0) return byVehicle
  // A vehicle was named and nothing of the kind is known to fit it: what has all of the words fits others.
  const byWords = await searchWords(ask, shelf, said, said.words, byVehicle ? 'similar' : 'words')
  if (byWords.met > 0) return byWords
  const byMachine = await searchMachine(ask, shelf, said)
  if (byMachine) return byMachine
  // A measure may also be the beginning of a number: 110A… is one of Bosch's. What can be nothing but a number was looked for as one above.
  const isWords = said.wholeNumber !== null || (await isOfKnownWords(shelf, said))
  const asNumber = isWords ? null : await markNumbers(ask, shelf, [text], mostNumbers)
  if (asNumber && asNumber.met > 0) return asNumber
  const bare = said.wholeNumber === null ? null : await searchBare(ask, shelf, said.wholeNumber)
  if (bare) return bare
  const inText = await searchListed(ask, shelf, said, mostNumbers)
  if (inText) return inText
  const scratched = (await searchScratched(ask, shelf, text)) ?? (await searchScratched(ask, shelf, crossedOut(text) ?? ''))
  if (scratched) return scratched
  return (await searchForgiving(ask, shelf, said)) ?? (await searchMended(ask, shelf, said)) ?? byWords
}

/** Two long words and more, all of which parts hold, are no number, whatever measure stands beside them. One alone may be a maker's name before it: Bosch 110A. */
async function isOfKnownWords(shelf: Shelf, { words }: Understood): Promise<boolean> {
  if (words.filter((word) => word.length >= LONG_WORD_LETTERS).length < 2) return false
  const index = await shelf.words()
  return words.every((word) => isKnown(index, word))
}
/** As in `looksLikeNumber` (contract/numbers.ts). */
const LONG_WORD_LETTERS = 4

/** Numbers among words: a list with quantities, a message, `ref: …`. Null when the text is one number and nothing else, or none is known. */
async function searchListed(ask: SearchAsk, shelf: Shelf, said: Understood, most: number): Promise<Met | null> {
  if (said.listed.length === 0) return null
  const met = await markNumbers(ask, shelf, said.listed.slice(0, NUMBERS_READ_MOST), most)
  return met.met > 0 ? met : null
}

/** A number that nobody bears, without what stands behind it. */
async function searchBare(ask: SearchAsk, shelf: Shelf, number: string): Promise<Met | null> {
  const shortened = await findWithoutSuffix(ask, number)
  if (shortened === null) return null
  const marks = new Uint8Array(shelf.size)
  return { meant: 'number', marks, met: mark(shelf, marks, shortened.marked), numbers: [shortened.number], forgave: 'suffix' }
}

/** Numbers that nobody bears, with O read as 0 and the like. */
async function searchForgiving(ask: SearchAsk, shelf: Shelf, said: Understood): Promise<Met | null> {
  const typed = said.wholeNumber === null ? said.listed : [said.wholeNumber, ...said.listed]
  const distinct = new Map(typed.map((number) => [numberKey(number), number]))
  for (const number of [...distinct.values()].slice(0, FORGIVEN_MOST)) {
    const bare = number === said.wholeNumber ? null : await searchBare(ask, shelf, number)
    if (bare) return bare
    const marks = new Uint8Array(shelf.size)
    const met = mark(shelf, marks, await findMisread(ask, number))
    if (met > 0) return { meant: 'number', marks, met, numbers: [number], forgave: 'alike' }
  }
  return null
}
const FORGIVEN_MOST = 3

/** `0 001 1?7 026`: null when it is no such number, or when none is like it. */
async function searchScratched(ask: SearchAsk, shelf: Shelf, text: string): Promise<Met | null> {
  const scratched = scratchedNumber(text)
  if (scratched === null) return null
  const marks = new Uint8Array(shelf.size)
  const met = mark(shelf, marks, await findScratched(ask, scratched))
  return met === 0 ? null : { meant: 'scratched', marks, met, numbers: [], scratched }
}

/** For suggestions: what the number meets comes first, and what the words meet joins it behind. */
export async function searchBoth(ask: SearchAsk, shelf: Shelf, text: string, enough: number): Promise<Met> {
  const met = await searchText(ask, shelf, text, SUGGESTED_NUMBERS_MOST)
  if (met.meant !== 'number' || met.met >= enough) return met
  const said = understand(text)
  const words = await searchWords(ask, shelf, said, said.words, 'words')
  if (words.met === 0) return met
  const { marks } = words
  for (let row = 0; row < marks.length; row += 1) if (met.marks[row]) marks[row] = met.marks[row] ?? 0
  return { ...met, marks, met: count(marks) }
}

async function searchNumbers(ask: SearchAsk, shelf: Shelf, said: Understood, most: number): Promise<Met> {
  const whole = await markNumbers(ask, shelf, [said.wholeNumber ?? ''], most)
  // A pasted list of numbers is no number as a whole, but each of its pieces is.
  return whole.met > 0 || said.numbers.length < 2 ? whole : markNumbers(ask, shelf, said.numbers, most)
}

async function markNumbers(ask: SearchAsk, shelf: Shelf, numbers: string[], most: number): Promise<Met> {
  const marks = new Uint8Array(shelf.size)
  const met = mark(shelf, marks, await findNumbers(ask, numbers, { most }))
  return { meant: 'number', marks, met, numbers }
}
