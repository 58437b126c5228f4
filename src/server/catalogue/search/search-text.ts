import { numberKey } from '#contract/numbers.ts'
import { crossedOut, isSurelyScratched, scratchedNumber } from '#contract/misread.ts'
import { findMisread, findWithoutSuffix } from './find-misread.ts'
import { findNumbers, findScratched, NUMBERS_MOST, numberMarks } from './find-numbers.ts'
import { isKnown } from './find-words.ts'
import { count, mark, type SearchMatch } from './search-match.ts'
import { searchMachine, searchMended, searchVehicle, searchWords } from './search-words.ts'
import type { SearchAsk } from '#server/catalogue/ask.ts'
import type { CatalogueColumns } from '#server/catalogue/columns/catalogue-columns.ts'
import { NUMBERS_READ_MOST, type Understood, understand } from './understand.ts'

/** Finds the rows that a search text means: by number, else by words and measures, else by words spelt alike. */
export async function searchText(
  ask: SearchAsk,
  columns: CatalogueColumns,
  text: string,
  mostNumbers = NUMBERS_MOST,
): Promise<SearchMatch> {
  const understood = understand(text)
  const asked = isSurelyScratched(text) ? await searchScratched(ask, columns, text) : null
  if (asked) return asked
  const byNumber = understood.wholeNumber === null ? null : await searchNumbers(ask, columns, understood, mostNumbers)
  if (byNumber && byNumber.total > 0) return byNumber
  const byVehicle = await searchVehicle(ask, columns, understood)
  if (byVehicle && byVehicle.total > 0) return byVehicle
  // A vehicle was named and nothing of the kind is known to fit it: what has all of the words fits others.
  const byWords = await searchWords(ask, columns, understood, understood.words, byVehicle ? 'similar' : 'words')
  if (byWords.total > 0) return byWords
  const byMachine = await searchMachine(ask, columns, understood)
  if (byMachine) return byMachine
  // A measure may also be the beginning of a number: 110A… is one of Bosch's. What can be nothing but a number was looked for as one above.
  const isWords = understood.wholeNumber !== null || (await isOfKnownWords(columns, understood))
  const asNumber = isWords ? null : await markNumbers(ask, columns, [text], mostNumbers)
  if (asNumber && asNumber.total > 0) return asNumber
  const bare = understood.wholeNumber === null ? null : await searchBare(ask, columns, understood.wholeNumber)
  if (bare) return bare
  const inText = await searchListed(ask, columns, understood, mostNumbers)
  if (inText) return inText
  const scratched = (await searchScratched(ask, columns, text)) ?? (await searchScratched(ask, columns, crossedOut(text) ?? ''))
  if (scratched) return scratched
  return (await searchForgiving(ask, columns, understood)) ?? (await searchMended(ask, columns, understood)) ?? byWords
}

/**
 * Two long words and more, all of which parts hold, are no number, whatever measure stands beside them. One alone may be a maker's name
 * before it: Bosch 110A.
 */
async function isOfKnownWords(columns: CatalogueColumns, { words }: Understood): Promise<boolean> {
  if (words.filter((word) => word.length >= LONG_WORD_LETTERS).length < 2) return false
  const index = await columns.words()
  return words.every((word) => isKnown(index, word))
}
/** As in `looksLikeNumber` (contract/numbers.ts). */
const LONG_WORD_LETTERS = 4

/**
 * Numbers among words: a list with quantities, a message, `ref: …`. Null when the text is one number and nothing else, or none is known.
 */
async function searchListed(ask: SearchAsk, columns: CatalogueColumns, understood: Understood, most: number): Promise<SearchMatch | null> {
  if (understood.listed.length === 0) return null
  const match = await markNumbers(ask, columns, understood.listed.slice(0, NUMBERS_READ_MOST), most)
  return match.total > 0 ? match : null
}

/** A number that nobody bears, without what stands behind it. */
async function searchBare(ask: SearchAsk, columns: CatalogueColumns, number: string): Promise<SearchMatch | null> {
  const shortened = await findWithoutSuffix(ask, number)
  if (shortened === null) return null
  const marks = new Uint8Array(columns.size)
  return { meant: 'number', marks, total: mark(columns, marks, shortened.marked), numbers: [shortened.number], forgave: 'suffix' }
}

/** Numbers that nobody bears, with O read as 0 and the like. */
async function searchForgiving(ask: SearchAsk, columns: CatalogueColumns, understood: Understood): Promise<SearchMatch | null> {
  const typed = understood.wholeNumber === null ? understood.listed : [understood.wholeNumber, ...understood.listed]
  const distinct = new Map(typed.map((number) => [numberKey(number), number]))
  for (const number of [...distinct.values()].slice(0, FORGIVEN_MOST)) {
    const bare = number === understood.wholeNumber ? null : await searchBare(ask, columns, number)
    if (bare) return bare
    const marks = new Uint8Array(columns.size)
    const total = mark(columns, marks, await findMisread(ask, number))
    if (total > 0) return { meant: 'number', marks, total, numbers: [number], forgave: 'alike' }
  }
  return null
}
const FORGIVEN_MOST = 3

/** `0 001 1?7 026`: null when it is no such number, or when none is like it. */
async function searchScratched(ask: SearchAsk, columns: CatalogueColumns, text: string): Promise<SearchMatch | null> {
  const scratched = scratchedNumber(text)
  if (scratched === null) return null
  const marks = new Uint8Array(columns.size)
  const total = mark(columns, marks, await findScratched(ask, scratched))
  return total === 0 ? null : { meant: 'scratched', marks, total, numbers: [], scratched }
}

/** For suggestions: behind what the number meets joins what the words meet, unless there is enough. */
export async function withWords(
  ask: SearchAsk,
  columns: CatalogueColumns,
  text: string,
  match: SearchMatch,
  enough: number,
): Promise<SearchMatch> {
  if (match.meant !== 'number' || match.total >= enough) return match
  const understood = understand(text)
  const words = await searchWords(ask, columns, understood, understood.words, 'words')
  if (words.total === 0) return match
  const { marks } = words
  for (let row = 0; row < marks.length; row += 1) if (match.marks[row]) marks[row] = match.marks[row] ?? 0
  return { ...match, marks, total: count(marks) }
}

async function searchNumbers(ask: SearchAsk, columns: CatalogueColumns, understood: Understood, most: number): Promise<SearchMatch> {
  const whole = await markNumbers(ask, columns, [understood.wholeNumber ?? ''], most)
  // A pasted list of numbers is no number as a whole, but each of its pieces is.
  return whole.total > 0 || understood.numbers.length < 2 ? whole : markNumbers(ask, columns, understood.numbers, most)
}

async function markNumbers(ask: SearchAsk, columns: CatalogueColumns, numbers: string[], most: number): Promise<SearchMatch> {
  const marks = new Uint8Array(columns.size)
  const found = await findNumbers(ask, numbers, { most })
  const total = mark(columns, marks, found)
  const begins = numbers.length > 1 || found.hasMore ? 0 : countBegins(marks)
  return { meant: 'number', marks, total, numbers, ...(begins === 0 ? {} : { begins }) }
}

/** How many rows bear a number that begins with the one that was looked for; 0 when any bears it whole. */
function countBegins(marks: Uint8Array): number {
  let sum = 0
  for (const value of marks) {
    if (value > numberMarks.begins) return 0
    if (value === numberMarks.begins) sum += 1
  }
  return sum
}
