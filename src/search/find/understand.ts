import { isAttributeKey } from '#contract/attributes/attributes.ts'
import { MAX_YEAR, MIN_YEAR, type YearRange } from '#contract/kernel/years.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'
import { looksLikeNumber, numberKey, splitNumbers } from '#contract/numbers/numbers.ts'
import { type PartType, partTypeNames, partTypeSynonyms, partTypes } from '#contract/part/part-types.ts'
import { foldWords, isUnspacedScriptCharacter } from '#contract/text/fold-words.ts'
import { normalizeText } from '#contract/text/plain-text.ts'
import { extractYears } from '#contract/vehicle/read-years.ts'
import type { WordCondition } from '#search/segment/word-index.ts'
import { extractDimensions, type IsMeasureWord, type SearchedDimension } from './extract-dimensions.ts'
import { type ExtractedMeasures, extractMeasures, type SearchedMeasures } from './extract-measures.ts'
import { fillerWords } from './filler-words.ts'
import { translateGermanPhrase } from './german-phrases.ts'
import { splitGermanCompound, translateGermanWord, withoutUmlautE } from './german-words.ts'
import { isInsideNumber } from './is-inside-number.ts'

/** A search text after parsing, before any lookup in the catalogue. */
export interface ParsedSearch {
  /** The whole text if it can be one number; otherwise null. No part needs to have this number. */
  wholeNumber: string | null
  /** Pieces of the text with a digit that are not measurements, as typed: `denso 104210` has one. */
  numbers: string[]
  /** Normalised words in the order of the text, without measurements and filler words. Words with a digit (`10si`) are among them. */
  words: string[]
  measures: SearchedMeasures
  /** The pieces of the text that `measures` were read from. */
  measurePieces: ExtractedMeasures['pieces']
  /** Measures of the old unit that are no fixed filters: `4 pin`, `54 mm pulley`. */
  dimensions: readonly SearchedDimension[]
  /** How completely the words name each part type: 2 for its full name, 1 for a part of the name or a synonym. */
  partTypeScores: Map<PartType, number>
  /** The words that name a part type. */
  partTypeWords: Set<string>
  /** Complete part numbers in a text that is a list or a message (contract/number-list/number-list.ts). */
  listedNumbers: string[]
  /** Years that the text marks as such: `Bj. 05`, `2005-2009`. They are not among the words. */
  years: YearRange | null
  /** Typed words that no part or vehicle is indexed by, such as the power of an engine. */
  unread: string[]
  /** A year among the words; null if there is none. It stays among the words too. */
  year: number | null
}

/** The last parsed text and its result, cached because a suggestion parses the same text for numbers and again for words. */
let lastParsedSearch: { normalisedText: string; parsedSearch: ParsedSearch } | null = null

/** Parses a search text. The result depends only on the text and must not be modified, because it is cached. */
export function parseSearchText(text: string): ParsedSearch {
  const plain = normalizeText(text)
  if (lastParsedSearch?.normalisedText !== plain) lastParsedSearch = { normalisedText: plain, parsedSearch: parseNormalisedText(plain) }
  return lastParsedSearch.parsedSearch
}

function parseNormalisedText(plain: string): ParsedSearch {
  const listed = parseListedNumbers(plain).map((one) => one.number)
  const vehicle = extractYearsAndPower(plain, listed)
  const measured = extractMeasures(vehicle.remainingText, listed)
  const { measures, pieces } = measured
  const { dimensions, remainingText } = extractDimensions(measured.remainingText, listed, isAboutOtherPart(measures))
  const words = searchedWordsOf(remainingText)
  const kinds = partTypesNamedBy(words)
  return {
    wholeNumber: looksLikeNumber(plain) && pieces.length === 0 && dimensions.length === 0 ? plain : null,
    numbers: splitNumbers(remainingText)
      .filter((piece) => numberKey(piece).length >= 4)
      .slice(0, MAX_NUMBERS_PER_SEARCH),
    words,
    measures,
    measurePieces: pieces,
    dimensions,
    partTypeScores: kinds,
    partTypeWords: partTypeWordsIn(words, kinds),
    listedNumbers: listed,
    years: vehicle.years,
    unread: vehicle.unindexedWords,
    year: words.length < 2 ? null : (words.map(Number).find((year) => year >= MIN_YEAR && year <= MAX_YEAR) ?? null),
  }
}

/** Returns the normalised words of a text, German ones in English, without filler words. */
function searchedWordsOf(text: string): string[] {
  const folded = foldWords(text)
    .replace(NUMBER_AND_I, '$1i')
    .split(' ')
    .filter((word) => word !== '' && !fillerWords.has(word))
  return [
    ...new Set(
      folded.flatMap(
        (word, at) => translateGermanPhrase(word, at === folded.length - 1 && !isCompleteGermanWord(word)) ?? splitGermanCompound(word),
      ),
    ),
  ].slice(0, MAX_SEARCHED_WORDS)
}

/**
 * Tells whether a text is about a part of another type than the ones that the word of a measure names: because its other words name one, or
 * because parts of these types have none of its other measures.
 */
const isAboutOtherPart =
  (measures: SearchedMeasures): IsMeasureWord =>
  (types, remainingText, otherKeys) => {
    const had: readonly string[] = types.flatMap((type) => partTypes[type].attributes)
    const keys = [...otherKeys, ...Object.keys(measures).filter(isAttributeKey)]
    return partTypesNamedBy(searchedWordsOf(remainingText)).size > 0 || keys.some((key) => !had.includes(key))
  }

/** Pattern of the power of a vehicle's engine. A power in kW counts from 16 kW on, because starters have at most 15 kW. */
const ENGINE_POWER = /(?<![\w.,])(?:\d{2,4}[ -]?(?:ps|hp|bhp)|(?:1[6-9]|[2-9]\d|\d{3})[ -]?kw)(?![\w.])/i
/** Pattern of a decimal comma, as in `2,4 Diesel`. */
const DECIMAL_COMMA = /(?<![\d.,])(\d),(\d)(?![\d,.])/g

/**
 * Reads the years and the engine power of a vehicle from a text, and returns the text without them. A text without words contains no such
 * information.
 */
function extractYearsAndPower(
  text: string,
  numbers: readonly string[],
): { years: YearRange | null; unindexedWords: string[]; remainingText: string } {
  if (!/\p{L}{2}/u.test(text)) return { years: null, unindexedWords: [], remainingText: text }
  const { years, remainingText } = extractYears(text)
  const power = ENGINE_POWER.exec(remainingText)
  const isRead = power !== null && !isInsideNumber(remainingText, power, numbers)
  const left = isRead ? remainingText.replace(ENGINE_POWER, ' ') : remainingText
  return { years, unindexedWords: isRead ? [power[0]] : [], remainingText: left.replace(DECIMAL_COMMA, '$1.$2') }
}

/** Pattern of the name of a model such as `320 i`, whose letter would be taken for the filler word. */
const NUMBER_AND_I = /(?<![^ ])(\d{3}) i(?![^ ])/g

/** Tells whether a German word is complete. A complete word is not completed further: `Anlasser` does not mean `Anlassergehäuse`. */
const isCompleteGermanWord = (word: string) => translateGermanWord(word).length > 0 || splitGermanCompound(word).length > 1

/**
 * Maximum number of words that are read from a search text. A longer text is a message, and no part contains more of its words than this.
 */
const MAX_SEARCHED_WORDS = 40
/** Maximum number of numbers in one search. The app searches each number of a pasted list separately. */
export const MAX_NUMBERS_PER_SEARCH = 12

const toEnglishSingular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)
const singularWordsOf = (name: string) => foldWords(name).split(' ').map(toEnglishSingular)

/** Short names of part types, used only for searches. In import files they would be ambiguous: a brush may be for paint. */
const shortPartTypeNames: Partial<Record<PartType, readonly string[]>> = {
  brushSet: ['brush', 'brushes', 'carbon'],
  regulator: ['regulator'],
  drive: ['drive'],
  planetaryGear: ['planetary'],
  starterRepairKit: ['repair kit', 'seal kit', 'bushing kit'],
  alternatorRepairKit: ['repair kit', 'seal kit'],
  dcConverter: ['converter'],
  plugLead: ['plug', 'lead'],
  batteryCable: ['cable'],
  pullerTool: ['puller'],
}

// The type "Part" (`other`) is left out, because every product is a part.
const searchedPartTypeNames = partTypeNames
  .filter((type) => type !== 'other')
  .map((type) => ({
    type,
    name: singularWordsOf(partTypes[type].name),
    also: [...partTypeSynonyms[type], ...(shortPartTypeNames[type] ?? [])].map(singularWordsOf),
  }))

/** Minimum length of an incomplete last word that can name a part type: `altern`. */
const MIN_UNFINISHED_LETTERS = 3

function partTypesNamedBy(words: readonly string[]): Map<PartType, number> {
  const last = words.at(-1) ?? ''
  const known = new Set(words.map(toEnglishSingular))
  const german = new Set(words.flatMap((word) => translateGermanWord(word, word === last)))
  const isKnownWord = (word: string) => known.has(word) || (last.length >= MIN_UNFINISHED_LETTERS && word.startsWith(last))
  const all = (name: readonly string[]) => name.every(isKnownWord)
  const allInGerman = (name: readonly string[]) => name.every((word) => known.has(word) || german.has(word))
  const kinds = new Map<PartType, number>()
  for (const { type, name, also } of searchedPartTypeNames) {
    if (all(name)) kinds.set(type, 2)
    else if (also.some(all) || [name, ...also].some(allInGerman)) kinds.set(type, 1)
  }
  return kinds
}

/** Returns the words of a text that name its part types. */
function partTypeWordsIn(words: readonly string[], kinds: ReadonlyMap<PartType, number>): Set<string> {
  const names = searchedPartTypeNames.filter(({ type }) => kinds.has(type)).flatMap(({ name, also }) => [...name, ...also.flat()])
  return new Set(words.filter((word) => [toEnglishSingular(word), ...translateGermanWord(word)].some((one) => names.includes(one))))
}

/**
 * Returns the conditions that the words of a part must meet. All words must occur, a plural also matches its singular, and the last word
 * may be incomplete. A single character of a script without spaces may be at the beginning or the end of a word.
 */
export const wordConditions = (words: readonly string[]): WordCondition[] =>
  words.map((word, at) => ({
    forms: [
      ...new Set([
        ...[word, toEnglishSingular(word), word.replace(/(?<=[a-z]{3}(?:s|x|ch|sh))es$/, ''), withoutUmlautE(word)],
        ...translateGermanWord(word, at === words.length - 1).flatMap((one) => [one, `${one}s`, `${one}es`]),
      ]),
    ],
    ...(at === words.length - 1 || isUnspacedScriptCharacter(word) ? { begun: word } : {}),
    ...(isUnspacedScriptCharacter(word) ? { ended: word } : {}),
  }))
