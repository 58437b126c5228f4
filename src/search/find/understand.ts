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

/** What a search text says, before anything is looked up. */
export interface Understood {
  /** The whole text, when it can be one number; else each number that stands in it. Keys may still lead nowhere. */
  wholeNumber: string | null
  /** Pieces with a digit that are not a measure, as typed: `denso 104210` has one. */
  numbers: string[]
  /** Folded words without measures and fillers, in order. Pieces with a digit are among them: a word may hold one (`10si`). */
  words: string[]
  measures: Measures
  /** How strongly the words name each kind of part: 2 all of its name, 1 a part of its name or another word for it. */
  kinds: Map<PartType, number>
  /** The words that name a kind of part. */
  kindWords: Set<string>
  /** Whole numbers that stand in the text, read as a list or a message (contract/number-list.ts). */
  listed: string[]
  /** Years that are said to be some: `Bj. 05`, `2005-2009`. No word holds them. */
  years: Years | null
  /** What no part and no vehicle is known by, as typed: how strong an engine is. */
  unread: string[]
  /** A year that stands among the words; they hold it too. */
  year: number | null
}

/** The text that was read last: a suggestion reads its own for numbers, and once more for words. */
let lastRead: { plain: string; understood: Understood } | null = null

/** Reads a search text. The same text always means the same; nobody writes into what is answered. */
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

/** How strong the engine of a vehicle is. Starters have less: 15 kW at most. */
const ENGINE_POWER = /(?<![\w.,])(?:\d{2,4}[ -]?(?:ps|hp|bhp)|(?:1[6-9]|[2-9]\d|\d{3})[ -]?kw)(?![\w.])/i
/** `2,4 Diesel`. */
const DECIMAL_COMMA = /(?<![\d.,])(\d),(\d)(?![\d,.])/g

/** What a text says of a vehicle that is no word of its name. A number alone says nothing of that kind. */
function readVehicle(text: string, numbers: readonly string[]): { years: Years | null; unread: string[]; rest: string } {
  if (!/\p{L}{2}/u.test(text)) return { years: null, unread: [], rest: text }
  const { years, rest } = readYears(text)
  const power = ENGINE_POWER.exec(rest)
  const isRead = power !== null && !isWithinOne(rest, power, numbers)
  const left = isRead ? rest.replace(ENGINE_POWER, ' ') : rest
  return { years, unread: isRead ? [power[0]] : [], rest: left.replace(DECIMAL_COMMA, '$1.$2') }
}

/** A word that means something as it stands is no beginning of a longer one: `Anlasser` is no `Anlassergehäuse`. */
const isWholeWord = (word: string) => namedInGerman(word).length > 0 || compoundParts(word).length > 1

/** No part has more words in common with a message than this. */
const MAX_WORDS_READ = 40
/** So many numbers of a text are looked for at once. The app asks for each number of a pasted list by itself. */
export const MAX_NUMBERS_READ = 12

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word)
const wordsOf = (name: string) => foldWords(name).split(' ').map(singular)

/** Words of a search that name a kind alone. In a file of another trade they would not: a brush may be for paint. */
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

// “Part” names no kind: whatever a shop sells is one.
const kindNames = partTypeNames
  .filter((type) => type !== 'other')
  .map((type) => ({ type, name: wordsOf(partTypes[type].name), also: [...alsoCalled[type], ...(shortNames[type] ?? [])].map(wordsOf) }))

/** From this many letters on, the unfinished last word already names a kind: `altern`. */
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

/** The words of a text by which it names its kinds of part. */
function kindWordsOf(words: readonly string[], kinds: ReadonlyMap<PartType, number>): Set<string> {
  const names = kindNames.filter(({ type }) => kinds.has(type)).flatMap(({ name, also }) => [...name, ...also.flat()])
  return new Set(words.filter((word) => [singular(word), ...namedInGerman(word)].some((one) => names.includes(one))))
}

/**
 * What is looked for among the words of parts: all must occur, a plural may stand as singular, the last may be
 * unfinished. One sign of what is written without spaces may stand anywhere in it.
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
