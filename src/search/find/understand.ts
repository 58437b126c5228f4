import { readNumbers } from '#contract/number-list.ts'
import { looksLikeNumber, numberKey, splitNumbers } from '#contract/numbers.ts'
import { alsoCalled, type PartType, partTypeNames, partTypes } from '#contract/part-types.ts'
import { plainText } from '#contract/plain-text.ts'
import { foldWords, isUnspacedSign } from '#contract/vehicle/fold-words.ts'
import { readYears } from '#contract/vehicle/read-years.ts'
import { YEAR_FIRST, YEAR_LAST, type Years } from '#contract/vehicle/years.ts'
import type { SoughtWord } from '#search/segment/word-index.ts'
import { fillers } from './fillers.ts'
import { germanPhrase } from './german-phrases.ts'
import { compoundParts, namedInGerman, withoutUmlautE } from './german-words.ts'
import { isWithinOne, type Measures, readMeasures } from './read-measures.ts'

/** A parsed search text, before any lookup. */
export interface Understood {
  /** The whole text if it can be one number, otherwise each number in it. Keys may be unknown. */
  wholeNumber: string | null
  /** Words with a digit that are not measurements, as typed: `denso 104210` has one. */
  numbers: string[]
  /** Normalised words without measurements and fillers, in order, including those with a digit: a word may contain one (`10si`). */
  words: string[]
  measures: Measures
  /** How completely the words name each part type: 2 its full name, 1 a part of the name or a synonym. */
  kinds: Map<PartType, number>
  /** The words that name a part type. */
  kindWords: Set<string>
  /** Complete numbers in a text that is a list or a message (contract/number-list.ts). */
  listed: string[]
  /** Explicit years: `Bj. 05`, `2005-2009`. They are not among the words. */
  years: Years | null
  /** Typed words that no part or vehicle is indexed by, such as engine power. */
  unread: string[]
  /** A year among the words, which contain it too. */
  year: number | null
}

/** The last parsed text, cached: a suggestion parses it for numbers and again for words. */
let lastRead: { plain: string; understood: Understood } | null = null

/** Parses a search text. The result depends on the text only, and must not be modified. */
export function understand(text: string): Understood {
  const plain = plainText(text)
  if (lastRead?.plain !== plain) lastRead = { plain, understood: readPlain(plain) }
  return lastRead.understood
}

function readPlain(plain: string): Understood {
  const listed = readNumbers(plain).map((one) => one.number)
  const vehicle = readVehicle(plain, listed)
  const { measures, rest } = readMeasures(vehicle.rest, listed)
  const folded = foldWords(rest)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
  const words = [
    ...new Set(folded.flatMap((word, at) => germanPhrase(word, at === folded.length - 1 && !isWholeWord(word)) ?? compoundParts(word))),
  ].slice(0, MAX_WORDS_READ)
  const kinds = kindsNamed(words)
  return {
    wholeNumber: looksLikeNumber(plain) && Object.keys(measures).length === 0 ? plain : null,
    numbers: splitNumbers(rest)
      .filter((piece) => numberKey(piece).length >= 4)
      .slice(0, MAX_NUMBERS_READ),
    words,
    measures,
    kinds,
    kindWords: kindWordsOf(words, kinds),
    listed,
    years: vehicle.years,
    unread: vehicle.unread,
    year: words.length < 2 ? null : (words.map(Number).find((year) => year >= YEAR_FIRST && year <= YEAR_LAST) ?? null),
  }
}

/** The power of a vehicle's engine. Starters have at most 15 kW. */
const ENGINE_POWER = /(?<![\w.,])(?:\d{2,4}[ -]?(?:ps|hp|bhp)|(?:1[6-9]|[2-9]\d|\d{3})[ -]?kw)(?![\w.])/i
/** A decimal comma: `2,4 Diesel`. */
const DECIMAL_COMMA = /(?<![\d.,])(\d),(\d)(?![\d,.])/g

/** Information about a vehicle that is not part of its name. A bare number is not such information. */
function readVehicle(text: string, numbers: readonly string[]): { years: Years | null; unread: string[]; rest: string } {
  if (!/\p{L}{2}/u.test(text)) return { years: null, unread: [], rest: text }
  const { years, rest } = readYears(text)
  const power = ENGINE_POWER.exec(rest)
  const isRead = power !== null && !isWithinOne(rest, power, numbers)
  const left = isRead ? rest.replace(ENGINE_POWER, ' ') : rest
  return { years, unread: isRead ? [power[0]] : [], rest: left.replace(DECIMAL_COMMA, '$1.$2') }
}

/** A complete word is not completed further: `Anlasser` is not read as `Anlassergehäuse`. */
const isWholeWord = (word: string) => namedInGerman(word).length > 0 || compoundParts(word).length > 1

/** No part shares more words than this with a message. */
const MAX_WORDS_READ = 40
/** Maximum number of numbers in one search. The app searches each number of a pasted list separately. */
export const MAX_NUMBERS_READ = 12

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)
const wordsOf = (name: string) => foldWords(name).split(' ').map(singular)

/** Short names of part types for searches. In files of other trades they are ambiguous: a brush may be for paint. */
const shortNames: Partial<Record<PartType, readonly string[]>> = {
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

// "Part" is excluded, because every product is one.
const kindNames = partTypeNames
  .filter((type) => type !== 'other')
  .map((type) => ({ type, name: wordsOf(partTypes[type].name), also: [...alsoCalled[type], ...(shortNames[type] ?? [])].map(wordsOf) }))

/** From this length on, an incomplete last word can name a part type: `altern`. */
const MIN_UNFINISHED_LETTERS = 3

function kindsNamed(words: readonly string[]): Map<PartType, number> {
  const last = words.at(-1) ?? ''
  const known = new Set(words.map(singular))
  const german = new Set(words.flatMap((word) => namedInGerman(word, word === last)))
  const isKnownWord = (word: string) => known.has(word) || (last.length >= MIN_UNFINISHED_LETTERS && word.startsWith(last))
  const all = (name: readonly string[]) => name.every(isKnownWord)
  const allInGerman = (name: readonly string[]) => name.every((word) => known.has(word) || german.has(word))
  const kinds = new Map<PartType, number>()
  for (const { type, name, also } of kindNames) {
    if (all(name)) kinds.set(type, 2)
    else if (also.some(all) || [name, ...also].some(allInGerman)) kinds.set(type, 1)
  }
  return kinds
}

/** The words of a text that name its part types. */
function kindWordsOf(words: readonly string[], kinds: ReadonlyMap<PartType, number>): Set<string> {
  const names = kindNames.filter(({ type }) => kinds.has(type)).flatMap(({ name, also }) => [...name, ...also.flat()])
  return new Set(words.filter((word) => [singular(word), ...namedInGerman(word)].some((one) => names.includes(one))))
}

/**
 * The conditions on the words of parts: all words must occur, a plural also matches its singular, and the last word may be incomplete. A
 * single character of a script without spaces may be anywhere in a word.
 */
export const soughtWords = (words: readonly string[]): SoughtWord[] =>
  words.map((word, at) => ({
    forms: [
      ...new Set([
        ...[word, singular(word), word.replace(/(?<=[a-z]{3}(?:s|x|ch|sh))es$/, ''), withoutUmlautE(word)],
        ...namedInGerman(word, at === words.length - 1).flatMap((one) => [one, `${one}s`, `${one}es`]),
      ]),
    ],
    ...(at === words.length - 1 || isUnspacedSign(word) ? { begun: word } : {}),
    ...(isUnspacedSign(word) ? { ended: word } : {}),
  }))
