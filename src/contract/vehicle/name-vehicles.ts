import { isYear, MAX_YEAR, wasMadeInYears, type YearRange, type YearSpan } from '#contract/kernel/years.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { isFuelPossible } from './fuels.ts'
import { fullYearOf } from './read-years.ts'

/** The normalised words of an engine's name. */
export interface EngineWords {
  name: string
  words: ReadonlySet<string>
}

/** A vehicle model with its normalised words. */
export interface ModelWithNameWords extends YearSpan {
  /** The normalised words of the model's make. */
  make: ReadonlySet<string>
  /** The normalised words of make, model line and model. */
  words: ReadonlySet<string>
  engines: readonly EngineWords[]
}

export interface NamedModel<M extends ModelWithNameWords> {
  model: M
  /** The engines that the words name; null if they name none. */
  engines: readonly string[] | null
}

export interface VehicleNameMatch<M extends ModelWithNameWords> {
  /** The models that the text names, best match first: complete words before prefixes, then the newest model. */
  matchedModels: NamedModel<M>[]
  /** The year in the text; null if there is none. */
  year: number | null
  /** Whether no matched model was built in the given year. */
  missesYear: boolean
  /** Whether the text names a make only; `named` are then all models of that make. */
  isMakeOnly: boolean
}

/** The maximum number of words; a longer text is a message, not a vehicle. */
const MAX_VEHICLE_WORDS = 12

/** Returns the words of a model name, with short variants: a Golf Mk4 is also a Golf 4, as is a Golf IV. */
export function modelNameWords(text: string): ReadonlySet<string> {
  const words = foldWords(text).split(' ')
  return new Set([...words.flatMap((word) => [word, word.replace(/^mk(?=\d)/, ''), digitOfRoman(word)]), ...joinShortWords(words)])
}

/** The Roman numerals of generations. A single letter is rather the name of a model: Model X, Clase V. */
const ROMAN_NUMERALS = ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix']
const ROMAN_VALUES: ReadonlyMap<string, string> = new Map(ROMAN_NUMERALS.map((word, at) => [word, String(at + (at < 3 ? 2 : 3))]))
const digitOfRoman = (word: string): string => ROMAN_VALUES.get(word) ?? word

/** Returns adjacent letters and digits as joined words, because F-150 is also typed as f150, and `2.4 D` as 2.4d. */
const joinShortWords = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    const isPair = (SHORT_LETTERS.test(word) && NUMERAL_WORD.test(next)) || (NUMERAL_WORD.test(word) && SHORT_LETTERS.test(next))
    return isPair ? [word + next] : []
  })
const SHORT_LETTERS = /^[a-z]{1,3}$/
const NUMERAL_WORD = /^\d[\d.]*$/

/** Matches an engine size with the unit litre: `2.4l`, `2.4ltr`. */
const SIZE_IN_LITRES = /^(\d\.\d)(?:l|ltr|liters?|litres?)$/
const LITRE_WORDS: ReadonlySet<string> = new Set(['l', 'ltr', 'liter', 'liters', 'litre', 'litres'])
const ENGINE_SIZE = /^\d\.\d$/

/** Returns words without the unit litre of an engine size: `2.4l` and `2.4 litre` become 2.4. */
export const removeLitreUnits = (words: readonly string[]): string[] =>
  words
    .filter((word, at) => !LITRE_WORDS.has(word) || !ENGINE_SIZE.test(words[at - 1] ?? ''))
    .map((word) => word.replace(SIZE_IN_LITRES, '$1'))

/**
 * Returns words with two adjacent ones joined if that is a word of a vehicle's name: `320 i` to 320i, `om 651` to om651. Two words that are
 * both names stay.
 */
export function joinNamePairs(words: readonly string[], isName: (word: string) => boolean): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before !== undefined && isName(before + word) && !(isName(before) && isName(word))) joined.splice(-1, 1, before + word)
    else joined.push(word)
  }
  return joined
}

/** Matches the decimal comma of an engine size, as in `2,4 Diesel`. */
const DECIMAL_COMMA = /(?<![\d.,])(\d),(\d)(?![\d,.])/g

/** Returns the words of a typed vehicle name: engine sizes with a decimal point, without the unit litre. */
export const typedVehicleWords = (text: string): string[] => [
  ...new Set(removeLitreUnits(foldWords(text.replace(DECIMAL_COMMA, '$1.$2')).split(' ')).filter((word) => word !== '' && word !== 'l')),
]

/**
 * Returns the vehicles that words name: `hilux 2.4 2008`, `cat 320`, `d902`. Each word must equal or begin a word of the model or of an
 * engine. All words for an engine must match the same engine; any name of a fuel is accepted. A year restricts the models to those built
 * then, unless it is a model name, as in Ford 2000; so does a year of two digits that names nothing else (`hilux 05`). If the words name
 * nothing, they are read less strictly: `2.2tdci` as two words, IV as 4.
 */
export function findNamedVehicles<M extends ModelWithNameWords>(
  models: readonly M[],
  words: readonly string[],
  years: YearRange | null = null,
): VehicleNameMatch<M> {
  const found = findByWords(models, words, years)
  if (found.matchedModels.length > 0) return found
  const otherwise = words.flatMap(readLessStrictly)
  const differs = otherwise.some((word, at) => word !== words[at])
  return differs ? findByWords(models, otherwise, years) : found
}

/** An engine's size and suffix as one word: `2.2tdci`. */
const SIZE_AND_SUFFIX = /^(\d\.\d)([a-z]{2,})$/
function readLessStrictly(word: string): string[] {
  const [, size, suffix] = SIZE_AND_SUFFIX.exec(word) ?? []
  return size !== undefined && suffix !== undefined ? [size, suffix] : [digitOfRoman(word)]
}

/** A year of two digits, as in `hilux 05`. */
const TWO_DIGIT_YEAR = /^\d{2}$/

function findByWords<M extends ModelWithNameWords>(
  models: readonly M[],
  words: readonly string[],
  years: YearRange | null,
): VehicleNameMatch<M> {
  const nothing: VehicleNameMatch<M> = { matchedModels: [], year: null, missesYear: false, isMakeOnly: false }
  if (words.length === 0 || words.length > MAX_VEHICLE_WORDS) return nothing
  if (years !== null) {
    const all = scoreModels(models, words)
    const then = all.filter(({ model }) => wasMadeInYears(model, years))
    // A vehicle's URL can contain one year only.
    const year = years.from === years.to ? years.from : null
    return { ...buildNameMatch(then.length > 0 ? then : all, words), year, missesYear: all.length > 0 && then.length === 0 }
  }
  const asName = scoreModels(models, words)
  const said = words.find(isYear) ?? words.find((word) => TWO_DIGIT_YEAR.test(word))
  if (said === undefined || asName.length > 0) return { ...nothing, ...buildNameMatch(asName, words) }
  const others = words.filter((word) => word !== said)
  const found = others.length === 0 ? [] : scoreModels(models, others)
  const year = fullYearOf(said)
  const then = found.filter(({ model }) => wasMadeInYears(model, year))
  return { ...buildNameMatch(then.length > 0 ? then : found, others), year, missesYear: found.length > 0 && then.length === 0 }
}

interface ScoredModel<M extends ModelWithNameWords> extends NamedModel<M> {
  score: number
}

function scoreModels<M extends ModelWithNameWords>(models: readonly M[], words: readonly string[]): ScoredModel<M>[] {
  return models.flatMap((model) => scoreModel(model, words) ?? [])
}

const EXACT_MATCH_SCORE = 3
const PREFIX_MATCH_SCORE = 1
/** The weight of a matched word of the model; a word of the engine has weight 1. So C6 is taken for a car rather than for an engine. */
const MODEL_WORD_WEIGHT = 2

function scoreModel<M extends ModelWithNameWords>(model: M, words: readonly string[]): ScoredModel<M> | null {
  const marks = words.map((word) => scoreNameWord(model.words, word))
  const left = words.filter((_, at) => marks[at] === 0)
  const ofModel = marks.reduce((sum, mark) => sum + mark * MODEL_WORD_WEIGHT, 0)
  if (left.length === 0) return { model, engines: null, score: ofModel }
  const engines = model.engines.flatMap((engine) => {
    const found = left.map((word) => scoreEngineWord(engine, word))
    return found.includes(0) ? [] : [{ name: engine.name, mark: found.reduce((sum, mark) => sum + mark, 0) }]
  })
  const best = Math.max(0, ...engines.map(({ mark }) => mark))
  if (best === 0) return null
  return { model, engines: engines.filter(({ mark }) => mark === best).map(({ name }) => name), score: ofModel + best }
}

const FUEL_MATCH_SCORE = 2
const scoreEngineWord = ({ name, words }: EngineWords, word: string): number => {
  const mark = scoreNameWord(words, word)
  return mark < EXACT_MATCH_SCORE && isFuelPossible(name, word) ? FUEL_MATCH_SCORE : mark
}

/** Returns how well a word matches names. A year must match completely; other words may match by prefix. */
function scoreNameWord(names: ReadonlySet<string>, word: string): number {
  if (names.has(word)) return EXACT_MATCH_SCORE
  if (isYear(word)) return 0
  for (const name of names) if (name.startsWith(word)) return PREFIX_MATCH_SCORE
  return 0
}

function buildNameMatch<M extends ModelWithNameWords>(
  found: ScoredModel<M>[],
  words: readonly string[],
): Pick<VehicleNameMatch<M>, 'matchedModels' | 'isMakeOnly'> {
  const newest = ({ model }: ScoredModel<M>) => model.to ?? model.from ?? MAX_YEAR
  const named = found.toSorted((a, b) => b.score - a.score || newest(b) - newest(a)).map(({ model, engines }) => ({ model, engines }))
  const makeOnly = named.length > 0 && named.every(({ model }) => words.every((word) => scoreNameWord(model.make, word) > 0))
  return { matchedModels: named, isMakeOnly: makeOnly }
}
