import { readLabel } from '#contract/labels/read-label.ts'
import { crossedOutPatternOf, illegiblePatternOf, isCertainlyIllegible } from '#contract/numbers/misread.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { normalizeCharacters, normalizeText } from '#contract/text/plain-text.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { isExactNumber } from './exact-number.ts'
import { findMisreadNumber, findNearNumbers, findWithoutSuffix } from './find-misread.ts'
import { isIndexedWord } from './flag-rows-with-words.ts'
import { numberMatchQualities } from './how-matched.ts'
import { findScratchedNumber, markPartsByNumbers } from './mark-parts-by-numbers.ts'
import { findPartsOfUnit } from './parts-of-unit.ts'
import { countMatches, matchingRows, type SearchMatch } from './search-match.ts'
import { searchCorrected, searchMachine, searchVehicle, searchWords } from './search-words.ts'
import { MAX_NUMBERS_PER_SEARCH, type ParsedSearch, parseSearchText } from './understand.ts'

/** Finds the rows for a search text: by number, otherwise by words and measurements, otherwise by similar words. */
export async function searchText(work: SearchBudget, catalogue: Catalogue, given: string): Promise<SearchMatch> {
  const characters = normalizeCharacters(given)
  const numbers = readLabel(characters)?.numbers ?? [normalizeText(characters)]
  // A label contains several possible numbers. The next one is tried if the previous one is unknown.
  for (const number of numbers.slice(0, -1)) {
    const match = await searchPlainText(work, catalogue, number)
    if (match.total > 0) return match
  }
  return searchPlainText(work, catalogue, numbers.at(-1) ?? '')
}

/** Finds the rows for a normalised text (contract/text/plain-text.ts) that is not a label. */
async function searchPlainText(work: SearchBudget, catalogue: Catalogue, text: string): Promise<SearchMatch> {
  const understood = parseSearchText(text)
  const asked = isCertainlyIllegible(text) ? await searchIllegibleNumber(work, catalogue, text) : null
  if (asked) return asked
  const number = understood.wholeNumber ?? (isExactNumber(catalogue, text) ? text : null)
  const byNumber = number === null ? null : await searchNumbers(work, catalogue, number, understood.numbers)
  if (byNumber && byNumber.total > 0) return byNumber
  const inUnit = findPartsOfUnit(catalogue, understood)
  if (inUnit) return inUnit
  const byVehicle = await searchVehicle(work, catalogue, understood)
  // If no such vehicle was built in the typed year (`missesYear`), no part fits it, and no other year is tried.
  if (byVehicle && (byVehicle.total > 0 || byVehicle.missesYear)) return addUnindexedWords(byVehicle, understood)
  // If a vehicle was named with years and no part of the named type fits it, a search for all the words would only find parts for other
  // vehicles. So words are not searched.
  const areYearsSaid = byVehicle !== null && understood.years !== null
  const byWords = areYearsSaid
    ? byVehicle
    : await searchWords(work, catalogue, understood, understood.words, byVehicle ? 'similar' : 'words')
  if (byWords.total > 0) return addUnindexedWords(byWords, understood)
  const byMachine = await searchMachine(work, catalogue, understood)
  if (byMachine) return byMachine
  // A measurement may also begin a number: 110A… is one of Bosch's numbers. Texts that can only be numbers were handled above.
  const isWords = understood.wholeNumber !== null || hasOnlyKnownWords(catalogue, understood)
  const asNumber = isWords ? null : await matchNumbers(work, catalogue, [text])
  if (asNumber && asNumber.total > 0) return asNumber
  const bare = understood.wholeNumber === null ? null : await searchWithoutSuffix(work, catalogue, understood.wholeNumber)
  if (bare) return bare
  const inText = await searchListedNumbers(work, catalogue, understood)
  if (inText) return inText
  const scratched =
    (await searchIllegibleNumber(work, catalogue, text)) ?? (await searchIllegibleNumber(work, catalogue, crossedOutPatternOf(text) ?? ''))
  if (scratched) return scratched
  const forgiving = await searchTolerantly(work, catalogue, understood)
  if (forgiving) return forgiving
  const mended = await searchCorrected(work, catalogue, understood, byVehicle !== null)
  if (mended) return addUnindexedWords(mended, understood)
  return byVehicle?.vehicleNames ? { ...byWords, vehicleNames: byVehicle.vehicleNames } : byWords
}

/** Reports words that no part is indexed by, such as the power of an engine, as dropped. */
const addUnindexedWords = (match: SearchMatch, { unread }: ParsedSearch): SearchMatch =>
  unread.length === 0 ? match : { ...match, droppedWords: [...(match.droppedWords ?? []), ...unread] }

/**
 * Tells whether the text has two or more long words and parts contain all its words. Then it is not a number, even with a measurement
 * beside the words. A single word may be a maker's name: Bosch 110A.
 */
function hasOnlyKnownWords(catalogue: Catalogue, { words }: ParsedSearch): boolean {
  return words.filter((word) => word.length >= LONG_WORD_LETTERS).length >= 2 && words.every((word) => isIndexedWord(catalogue, word))
}
/** Minimum length of a long word, equal to the one in `looksLikeNumber` (contract/numbers/numbers.ts). */
const LONG_WORD_LETTERS = 4

/**
 * Searches numbers among words: a list with quantities, a message, `ref: …`. Returns null if no number is among them, or if none is known.
 */
async function searchListedNumbers(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<SearchMatch | null> {
  if (understood.listedNumbers.length === 0) return null
  const match = await matchNumbers(work, catalogue, understood.listedNumbers.slice(0, MAX_NUMBERS_PER_SEARCH))
  return match.total > 0 ? match : null
}

/** Searches an unknown number without its suffix. */
async function searchWithoutSuffix(work: SearchBudget, catalogue: Catalogue, number: string): Promise<SearchMatch | null> {
  const shortened = await findWithoutSuffix(work, catalogue, number)
  if (shortened === null) return null
  const { marks, rows } = shortened
  return { meant: 'number', marks, rows, total: rows.length, searchedNumbers: [shortened.number], tolerance: 'suffix' }
}

/** Searches unknown numbers with look-alike characters replaced (O by 0), then with one wrong character. */
async function searchTolerantly(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<SearchMatch | null> {
  const typed = understood.wholeNumber === null ? understood.listedNumbers : [understood.wholeNumber, ...understood.listedNumbers]
  const distinct = new Map(typed.map((number) => [numberKey(number), number]))
  for (const number of [...distinct.values()].slice(0, MAX_TOLERANT_NUMBERS)) {
    const bare = number === understood.wholeNumber ? null : await searchWithoutSuffix(work, catalogue, number)
    if (bare) return bare
    for (const [forgave, find] of [
      ['alike', findMisreadNumber],
      ['near', findNearNumbers],
    ] as const) {
      const { marks, rows } = await find(work, catalogue, number)
      if (rows.length > 0) return { meant: 'number', marks, rows, total: rows.length, searchedNumbers: [number], tolerance: forgave }
    }
  }
  return null
}
const MAX_TOLERANT_NUMBERS = 3

/**
 * Searches a number with illegible characters, such as `0 001 1?7 026`. Returns null if there are no such characters, or if nothing
 * matches.
 */
async function searchIllegibleNumber(work: SearchBudget, catalogue: Catalogue, text: string): Promise<SearchMatch | null> {
  const scratched = illegiblePatternOf(text)
  if (scratched === null) return null
  const { marks, rows } = await findScratchedNumber(work, catalogue, scratched)
  return rows.length === 0 ? null : { meant: 'scratched', marks, rows, total: rows.length, searchedNumbers: [], illegibleNumber: scratched }
}

/** Appends the parts found by words to those found by number, unless at least `enough` parts were found by number. Used for suggestions. */
export async function addWordMatches(
  work: SearchBudget,
  catalogue: Catalogue,
  text: string,
  match: SearchMatch,
  enough: number,
): Promise<SearchMatch> {
  if (match.meant !== 'number' || match.total >= enough) return match
  const understood = parseSearchText(text)
  const words = await searchWords(work, catalogue, understood, understood.words, 'words')
  if (words.total === 0) return match
  const { marks } = words
  for (const row of Array.from(matchingRows(match))) marks[row] = match.marks[row] ?? 0
  return { ...match, marks, rows: undefined, total: countMatches(marks) }
}

async function searchNumbers(work: SearchBudget, catalogue: Catalogue, number: string, pieces: string[]): Promise<SearchMatch> {
  const whole = await matchNumbers(work, catalogue, [number])
  // A pasted list is not a number as a whole, but each of its pieces is.
  return whole.total > 0 || pieces.length < 2 ? whole : matchNumbers(work, catalogue, pieces)
}

async function matchNumbers(work: SearchBudget, catalogue: Catalogue, numbers: string[]): Promise<SearchMatch> {
  const { marks, rows } = await markPartsByNumbers(work, catalogue, numbers)
  const begins = numbers.length > 1 ? 0 : countBeginningMatches(marks, rows)
  return { meant: 'number', marks, rows, total: rows.length, searchedNumbers: numbers, ...(begins === 0 ? {} : { begins }) }
}

/** Counts the rows whose number begins with the searched one; 0 if any row matches exactly. */
function countBeginningMatches(marks: Uint8Array, rows: readonly number[]): number {
  let sum = 0
  for (const row of rows) {
    const value = marks[row] ?? 0
    if (value > numberMatchQualities.begins) return 0
    if (value === numberMatchQualities.begins) sum += 1
  }
  return sum
}
