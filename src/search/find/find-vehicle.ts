import { wasMadeInYears, type YearRange, yearRangeOf } from '#contract/kernel/years.ts'
import { fuelOfWord, isFuelPossible } from '#contract/vehicle/fuels.ts'
import { isFitmentForEngine } from '#contract/vehicle/judge-fit.ts'
import { joinNamePairs, removeLitreUnits } from '#contract/vehicle/name-vehicles.ts'
import { fullYearOf } from '#contract/vehicle/read-years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { flagFittingRows } from '#search/catalogue/fitting.ts'
import type { ModelWords } from '#search/catalogue/shared-catalogue-data.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { ParsedSearch } from './understand.ts'
import type { VehicleMatch } from './vehicle-names.ts'

/** A vehicle that the words of a search name, and the parts that fit it. */
export interface NamedVehicle {
  /** Flags of the rows that fit the vehicle. */
  fittingRowFlags: Uint8Array
  /** The words of the search that do not belong to the vehicle. */
  otherWords: string[]
  models: readonly VehicleMatch[]
  /** The years in the text, if a named vehicle was built in one of them; otherwise null. */
  years: YearRange | null
  /** True if the text names a year in which no such vehicle was built. */
  missesYear: boolean
}

/** Maximum number of models that words may name. If they name more, they are only a make, which is also one of the words of parts. */
const MAX_NAMED_MODELS = 60

/** Words that name models, the models, the years in the text, and the word that is a year. */
interface VehicleWords {
  vehicleWords: string[]
  namedModels: VehicleMatch[]
  years: YearRange | null
  yearWord: string | null
}

/**
 * Finds a vehicle in the words of a search, such as `alternator golf 1.9 tdi 2004`. A plain word search would also find parts that fit a
 * Golf 2.0 and a Passat 1.9 TDI, so the fitments are searched instead. Returns null if no model is named. A year may also be the name of a
 * model: Ford 2000.
 */
export async function findVehicle(work: SearchBudget, catalogue: Catalogue, understood: ParsedSearch): Promise<NamedVehicle | null> {
  const all = joinNamePairs(removeLitreUnits(understood.words), (word) => catalogue.frame.vehicleWords.has(word))
  const { vehicleWords, namedModels, years, yearWord } = findModelsWithYear(
    catalogue,
    all.filter((word) => !understood.partTypeWords.has(word)),
    understood,
  )
  const then = years === null ? namedModels : namedModels.filter(({ model }) => wasMadeInYears(model, years))
  const models = then.length > 0 ? then : namedModels
  if (models.length === 0 || models.length > MAX_NAMED_MODELS || !(await work.spendOneStep('vehicle'))) return null
  const said = then.length > 0 ? years : null
  return {
    fittingRowFlags: rowsFittingModels(catalogue, models, said),
    otherWords: all.filter((word) => !vehicleWords.includes(word) && word !== yearWord),
    models,
    years: said,
    missesYear: years !== null && then.length === 0,
  }
}

/** A two-digit year, as in `hilux 05`. It counts as a year only if no vehicle's name contains it. */
const TWO_DIGIT_YEAR = /^\d{2}$/

function findModelsWithYear(catalogue: Catalogue, words: readonly string[], { years, year }: ParsedSearch): VehicleWords {
  if (years !== null) return { ...modelsNamedBy(catalogue, words), years, yearWord: null }
  const byName = modelsNamedBy(catalogue, words)
  const short = words.find((word) => TWO_DIGIT_YEAR.test(word) && !catalogue.frame.vehicleWords.has(word))
  const yearWord = year === null ? (short ?? null) : String(year)
  if (yearWord === null || byName.vehicleWords.includes(yearWord)) {
    if (byName.namedModels.length > 0 || year === null) return { ...byName, years: null, yearWord: null }
  } else if (byName.namedModels.length > 0) return { ...byName, years: yearRangeOf(fullYearOf(yearWord)), yearWord }
  const others = modelsNamedBy(
    catalogue,
    words.filter((word) => word !== yearWord),
  )
  return { ...others, years: yearRangeOf(fullYearOf(yearWord ?? '')), yearWord }
}

/**
 * Returns the models that the words name, and the words that do so. A make alone is not a vehicle, because it is also one of the words of
 * parts.
 */
function modelsNamedBy({ frame }: Catalogue, words: readonly string[]): { vehicleWords: string[]; namedModels: VehicleMatch[] } {
  const known = words.filter((word) => frame.vehicleWords.has(word) || fuelOfWord(word) !== null)
  if (known.length === 0) return { vehicleWords: known, namedModels: [] }
  const named = frame.modelWords.filter((model) => known.some((word) => model.words.has(word) && !model.make.has(word)))
  return { vehicleWords: known, namedModels: named.flatMap((model) => matchModelWords(model, known)) }
}

function matchModelWords(model: ModelWords, words: readonly string[]): VehicleMatch[] {
  const left = words.filter((word) => !model.words.has(word))
  if (left.length === words.length) return []
  if (left.length === 0) return [{ model, engines: null }]
  // A word in an engine name selects only such engines of the model. Any other word names a fuel: all engines that may use it are meant.
  const isName = (word: string) => model.engines.some((engine) => engine.words.has(word))
  const engines = model.engines.filter(({ name, words: own }) =>
    left.every((word) => own.has(word) || (!isName(word) && isFuelPossible(name, word))),
  )
  return engines.length === 0 ? [] : [{ model, engines: engines.map(({ name }) => name) }]
}

/** Flags the rows that fit one of these models, optionally in one of some years. */
const rowsFittingModels = (catalogue: Catalogue, models: readonly VehicleMatch[], years: YearRange | null): Uint8Array => {
  const wanted = new Map(models.map(({ model, engines }) => [model.id, engines]))
  return flagFittingRows(
    catalogue,
    ({ modelId, engine }) => {
      const engines = wanted.get(modelId)
      return engines !== undefined && (engines === null || engines.some((asked) => isFitmentForEngine(engine, asked)))
    },
    years,
  )
}
