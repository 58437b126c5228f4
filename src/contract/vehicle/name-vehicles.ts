import { isYear, MAX_YEAR, wasMadeInYears, type YearRange, type YearSpan } from '#contract/kernel/years.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { isFuelPossible } from './fuels.ts'

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

/** Returns the words of a model name, with short variants: a Golf Mk IV is also a Golf 4, an EX200-5 an EX200. */
export function modelNameWords(text: string): ReadonlySet<string> {
  const words = foldWords(text).split(' ')
  return new Set([...words.flatMap((word) => [word, word.replace(/^mk(?=\d)/, '')]), ...joinShortWords(words)])
}

/** Returns adjacent letters and digits as joined words, because F-150 is also typed as f150, and `2.4 D` as 2.4d. */
const joinShortWords = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    const isPair = (SHORT_LETTERS.test(word) && NUMERAL_WORD.test(next)) || (NUMERAL_WORD.test(word) && SHORT_LETTERS.test(next))
    return isPair ? [word + next] : []
  })
const SHORT_LETTERS = /^[a-z]{1,3}$/
const NUMERAL_WORD = /^\d[\d.]*$/

/** Returns a word without the unit litre: `2.4l` becomes 2.4. */
export const removeLitreUnit = (word: string): string => word.replace(/^(\d\.\d)l$/, '$1')

/** Returns the words of a typed vehicle name, without the unit litre: `2.4l` becomes 2.4. */
export const typedVehicleWords = (text: string): string[] => [
  ...new Set(
    foldWords(text)
      .split(' ')
      .map(removeLitreUnit)
      .filter((word) => word !== '' && word !== 'l'),
  ),
]

/**
 * Returns the vehicles that words name: `hilux 2.4 2008`, `cat 320`, `d902`. Each word must equal or begin a word of the model or of an
 * engine. All words for an engine must match the same engine; any name of a fuel is accepted. A year restricts the models to those built
 * then, unless it is a model name, as in Ford 2000.
 */
export function findNamedVehicles<M extends ModelWithNameWords>(
  models: readonly M[],
  words: readonly string[],
  years: YearRange | null = null,
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
  const said = words.find(isYear)
  const asName = scoreModels(models, words)
  if (said === undefined || asName.length > 0) return { ...nothing, ...buildNameMatch(asName, words) }
  const others = words.filter((word) => word !== said)
  const found = others.length === 0 ? [] : scoreModels(models, others)
  const year = Number(said)
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
