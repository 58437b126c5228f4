import { isYear } from '#contract/kernel/years.ts'
import { type FacetKey, facetKeys } from '#contract/listing/facets.ts'
import { fuelOfWord } from '#contract/vehicle/fuels.ts'
import { replaceNicknames } from '#contract/vehicle/nicknames.ts'
import { flaggedRowNumbers } from '#search/bytes/marks.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type CodedColumn, flagChosenCodes } from '#search/catalogue/coded-column.ts'
import { vehicleFlags } from '#search/catalogue/scopes.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { findVehicle } from './find-vehicle.ts'
import { correctWords, flagRowsWithWords } from './flag-rows-with-words.ts'
import { isPartType } from './is-part-type.ts'
import { markPartsByNumbers } from './mark-parts-by-numbers.ts'
import { narrowByDimensions } from './narrow-by-dimensions.ts'
import { countMatches, keepHigherMarks, keepMarksOfRows, type SearchMatch } from './search-match.ts'
import { applicationIdsByMachineWord } from './spoken-words.ts'
import { type ParsedSearch, parseSearchText } from './understand.ts'
import { fittingModelNames, modelNamesAsTyped } from './vehicle-names.ts'

const WORD_MATCH_QUALITY = 1
/** Added to the match quality of a part whose type the words name, so that a starter comes before bushes that fit starters. */
const NAMED_TYPE_BOOST = 4
/** If all words together match nothing, words are dropped one at a time, from the last; this is the number of words that are tried. */
const MAX_DROPPED_WORDS = 6
/** A number with this many digits is a part number, not a model such as `MF 135`. */
const MIN_PART_NUMBER_DIGITS = 5

export async function searchWords(
  work: SearchBudget,
  catalogue: Catalogue,
  understood: ParsedSearch,
  words: string[],
  meant: 'words' | 'similar',
): Promise<SearchMatch> {
  const { numbers, measures } = understood
  if (!(await work.spendOneStep('words'))) return { meant, marks: new Uint8Array(catalogue.size), total: 0, searchedNumbers: numbers }
  const isMeasured = words.length === 0 && (Object.keys(measures).length > 0 || understood.dimensions.length > 0)
  const marks = isMeasured ? catalogue.soldFlags.slice() : flagRowsWithWords(catalogue, words)
  if (words.length > 0 && numbers.length > 0) await markWordNumberMatches(work, catalogue, understood, marks)
  boostNamedTypes(catalogue, marks, meant === 'words' ? understood : parseSearchText(words.join(' ')))
  const { near, ...measured } = await narrowByAllMeasures(work, catalogue, marks, understood)
  // Without words, only measures restrict the result.
  if (isMeasured && measured.measured === undefined && Object.keys(measures).length === 0) marks.fill(0)
  return { meant: near ? 'similar' : meant, marks, total: countMatches(marks), searchedNumbers: numbers, ...measured }
}

/**
 * Applies all measures of a text. Returns whether similar values were used, the measures that restrict the result, and the pieces of the
 * text that were left out, because no part has them as well.
 */
async function narrowByAllMeasures(
  work: SearchBudget,
  catalogue: Catalogue,
  marks: Uint8Array,
  understood: ParsedSearch,
): Promise<{ near: boolean } & Pick<SearchMatch, 'measured' | 'droppedWords'>> {
  const { near, found } = narrowByMeasures(catalogue, marks, understood)
  const { applied, leftOut } = await narrowByDimensions(work, catalogue, marks, understood.dimensions)
  const measured = [
    ...understood.measurePieces
      .filter(({ facet }) => found.has(facet))
      .map(({ text, facet, value }) => ({ text: text.trim(), keys: [facet], value })),
    ...applied.map(({ text, keys, value }) => ({
      text,
      keys: [...keys],
      value: String('number' in value ? value.number : value.text),
    })),
  ]
  return { near, ...(measured.length > 0 && { measured }), ...(leftOut.length > 0 && { droppedWords: leftOut }) }
}

/** Marks the parts that match both the words and the number, for a text such as `denso 104210`. */
async function markWordNumberMatches(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch, marks: Uint8Array) {
  const plain = understood.words.filter((word) => !/\d/.test(word))
  if (plain.length === 0) return
  const worded = flagRowsWithWords(catalogue, plain)
  if (countMatches(worded) === 0) return
  const found = await markPartsByNumbers(work, catalogue, understood.numbers)
  keepHigherMarks(
    marks,
    keepMarksOfRows(
      found.marks,
      found.rows.filter((row) => worded[row]),
    ),
  )
}

function boostNamedTypes(catalogue: Catalogue, marks: Uint8Array, understood: ParsedSearch) {
  if (understood.partTypeScores.size === 0) return
  const raise = catalogue.columns.type.values.map((type) =>
    isPartType(type) ? (understood.partTypeScores.get(type) ?? 0) * NAMED_TYPE_BOOST : 0,
  )
  const { codes } = catalogue.columns.type
  for (const row of flaggedRowNumbers(marks)) marks[row] = (marks[row] ?? 0) + (raise[codes[row] ?? 0] ?? 0)
}

/** Raises the match quality of complete units, so that for a vehicle they come before components and repair kits. */
function boostCompleteUnits({ columns: { type } }: Catalogue, marks: Uint8Array) {
  const units = flagChosenCodes(type, ['starter', 'alternator'])
  for (const row of flaggedRowNumbers(marks)) if (units[type.codes[row] ?? 0]) marks[row] = (marks[row] ?? 0) + NAMED_TYPE_BOOST
}

/**
 * Applies measurements in the text like filters. If no part matches a measurement exactly, parts with a similar value are kept; if there
 * are none, parts without the value. Returns whether similar values were used, and the filters that have the value, or a similar one.
 */
function narrowByMeasures(
  catalogue: Catalogue,
  marks: Uint8Array,
  understood: ParsedSearch,
): { near: boolean; found: ReadonlySet<FacetKey> } {
  const found = new Set<FacetKey>()
  let near = false
  for (const key of facetKeys) {
    const value = understood.measures[key]
    if (value === undefined) continue
    const column = catalogue.facetColumn(key)
    const counts = countMarkedByCode(column, marks)
    const code = column.codeOf.get(value) ?? 0
    const close = column.values.flatMap((each, at) =>
      at !== 0 && counts[at] && isSimilarValue(key, Number(value), Number(each)) ? [at] : [],
    )
    if ((code !== 0 && counts[code]) || close.length > 0) found.add(key)
    if (code !== 0 && counts[code]) unmarkRowsWithoutCodes(column, marks, [code])
    else if (close.length > 0) {
      near = true
      unmarkRowsWithoutCodes(column, marks, close)
    } else unmarkRowsWithoutCodes(column, marks, understood.words.length === 0 ? [] : [0])
  }
  return { near, found }
}

/** Counts the marked rows for each code of a column. */
function countMarkedByCode({ codes, values }: CodedColumn, marks: Uint8Array): Uint32Array {
  const counts = new Uint32Array(values.length)
  for (const row of flaggedRowNumbers(marks)) {
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** Removes the marks of rows with any other code than the given ones. */
function unmarkRowsWithoutCodes({ codes, values }: CodedColumn, marks: Uint8Array, kept: readonly number[]) {
  const isKept = new Uint8Array(values.length)
  for (const code of kept) isKept[code] = 1
  for (const row of flaggedRowNumbers(marks)) if (!isKept[codes[row] ?? 0]) marks[row] = 0
}

/**
 * Power and current may differ by this share, because makers round differently: 1.4 kW in one list is 1.5 kW in another. Volts, teeth and
 * grooves must match exactly.
 */
const SIMILAR_VALUE_SHARE = 0.1
const isSimilarValue = (key: string, asked: number, stated: number) =>
  (key === 'powerKw' || key === 'amps') && Math.abs(stated - asked) <= asked * SIMILAR_VALUE_SHARE

/**
 * Searches again with corrected words and full names of makes, and without unknown words. An unknown part number is never dropped, because
 * it is what the customer asked for.
 */
export async function searchCorrected(
  work: SearchBudget,
  catalogue: Catalogue,
  understood: ParsedSearch,
  namesVehicle: boolean,
): Promise<SearchMatch | null> {
  if (understood.listedNumbers.some((number) => (number.match(/\d/g)?.length ?? 0) >= MIN_PART_NUMBER_DIGITS)) return null
  const whole = replaceNicknames(understood.words)
  const mended = await correctWords(work, catalogue, whole)
  const { words, leftOut } = mended ?? { words: whole, leftOut: [] }
  const again =
    mended || whole.join(' ') !== understood.words.join(' ')
      ? {
          ...understood,
          ...parseSearchText([...words, ...leftOut].join(' ')),
          measures: understood.measures,
          measurePieces: understood.measurePieces,
          dimensions: understood.dimensions,
          years: understood.years,
          unread: understood.unread,
        }
      : null
  const vehicle = again ? await searchVehicle(work, catalogue, again) : null
  if (vehicle?.total || vehicle?.missesYear) return { ...vehicle, meant: mended ? 'similar' : vehicle.meant }
  const fitting = await searchVehicleDroppingWords(work, catalogue, again ?? understood)
  if (fitting) return fitting
  // Words that decide whether a part fits the named vehicle are never dropped: the name, engine and year of the vehicle, and the part type.
  const isOfVehicle = (word: string) =>
    namesVehicle && (isEngineOrYear(word) || understood.partTypeWords.has(word) || catalogue.frame.vehicleWords.has(word))
  if ((namesVehicle && understood.years !== null) || leftOut.some(isOfVehicle)) return null
  if (again) {
    const match = await searchWords(work, catalogue, understood, words, 'similar')
    if (match.total > 0) return { ...match, droppedWords: [...leftOut, ...(match.droppedWords ?? [])] }
  }
  for (const word of words.slice(0, MAX_DROPPED_WORDS).reverse()) {
    if (isOfVehicle(word)) continue
    const others = words.filter((other) => other !== word)
    const match = others.length === 0 ? null : await searchWords(work, catalogue, understood, others, 'similar')
    if (match && match.total > 0) return { ...match, droppedWords: [...leftOut, word, ...(match.droppedWords ?? [])] }
  }
  return null
}

/** Tells whether a word is an engine or a year. Such words decide whether a part fits a vehicle, so they are never dropped. */
const isEngineOrYear = (word: string) => isYear(word) || fuelOfWord(word) !== null || /^\d\.\d/.test(word)

/**
 * Searches for a vehicle when not all words match: drops the words that are neither vehicle nor part type. If no vehicle is recognised,
 * drops one word that is neither engine nor year. Returns null if nothing is found.
 */
async function searchVehicleDroppingWords(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<SearchMatch | null> {
  const vehicle = await findVehicle(work, catalogue, understood)
  if (vehicle !== null) {
    const weak = vehicle.otherWords.filter((word) => !understood.partTypeWords.has(word))
    return weak.length === 0 ? null : searchVehicleWithoutWords(work, catalogue, understood, weak)
  }
  for (const word of understood.words.slice(0, MAX_DROPPED_WORDS).reverse()) {
    if (isEngineOrYear(word) || understood.partTypeWords.has(word)) continue
    const match = await searchVehicleWithoutWords(work, catalogue, understood, [word])
    if (match) return match
  }
  return null
}

async function searchVehicleWithoutWords(
  work: SearchBudget,
  catalogue: Catalogue,
  understood: ParsedSearch,
  left: readonly string[],
): Promise<SearchMatch | null> {
  const words = understood.words.filter((word) => !left.includes(word))
  const match = await searchVehicle(work, catalogue, { ...understood, words })
  return match?.total ? { ...match, meant: 'similar', droppedWords: [...left, ...(match.droppedWords ?? [])] } : null
}

/**
 * Finds the parts that fit the vehicle in a text such as `alternator golf 1.9 tdi 2004`, by their fitments. Returns null if the words name
 * no vehicle, and an empty result if no part of the named type fits it.
 */
export async function searchVehicle(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<SearchMatch | null> {
  const vehicle = await findVehicle(work, catalogue, understood)
  if (vehicle === null) return null
  const { otherWords, fittingRowFlags, models, years, missesYear } = vehicle
  const marks = new Uint8Array(catalogue.size)
  if (missesYear) return { meant: 'similar', marks, total: 0, searchedNumbers: [], missesYear }
  const worded = otherWords.length === 0 ? fittingRowFlags : flagRowsWithWords(catalogue, otherWords)
  for (const row of flaggedRowNumbers(fittingRowFlags)) if (worded[row]) marks[row] = WORD_MATCH_QUALITY
  if (understood.partTypeScores.size === 0) boostCompleteUnits(catalogue, marks)
  boostNamedTypes(catalogue, marks, understood)
  const { near, ...measured } = await narrowByAllMeasures(work, catalogue, marks, understood)
  const total = countMatches(marks)
  const fits = total === 0 ? modelNamesAsTyped(models) : fittingModelNames(catalogue, models, years, marks)
  return { meant: near ? 'similar' : 'words', marks, total, searchedNumbers: [], vehicleNames: fits, ...measured }
}

/**
 * Searches a text such as `starter for tractor`: finds the other words among the parts for the application of the machine. Returns null if
 * no machine is recognised, or if nothing matches.
 */
export async function searchMachine(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<SearchMatch | null> {
  const machine = understood.words.find((word) => applicationIdsByMachineWord.has(word))
  const appid = applicationIdsByMachineWord.get(machine ?? '')
  const others = understood.words.filter((word) => word !== machine)
  if (appid === undefined || others.length === 0) return null
  if (!catalogue.frame.applications.some(({ id }) => id === appid)) return null
  const match = await searchWords(work, catalogue, { ...understood, words: others }, others, 'words')
  const [fit] = vehicleFlags(catalogue, { appid })
  const marks = match.marks.map((each, row) => (fit?.[row] ? each : 0))
  return countMatches(marks) === 0 ? null : { ...match, marks, total: countMatches(marks) }
}
