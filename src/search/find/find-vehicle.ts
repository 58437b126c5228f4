import { burns, fuelOfWord } from '#contract/vehicle/fuels.ts'
import { withoutLitres } from '#contract/vehicle/name-vehicles.ts'
import { wholeYear } from '#contract/vehicle/read-years.ts'
import { wasMade, type Years, yearsOf } from '#contract/vehicle/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowsThatFit } from '#search/catalogue/fitting.ts'
import type { ModelWords } from '#search/catalogue/frame.ts'
import type { SearchWork } from './search-work.ts'
import type { Understood } from './understand.ts'
import type { Candidate } from './vehicle-names.ts'

/** A vehicle that the words of a search name, and the parts that fit it. */
export interface NamedVehicle {
  /** Per row, 1 where it fits. */
  parts: Uint8Array
  /** What of the words is not about the vehicle. */
  otherWords: string[]
  models: readonly Candidate[]
  /** The years that were said, and in which one of them was made. */
  years: Years | null
  /** A year was said in which no such vehicle was made. */
  missesYear: boolean
}

/** With more models than this the words name a make and no vehicle; the make is among the parts' own words. */
const MAX_MODELS = 60

/** Words that name models, the years beside them, and which of the words were years. */
interface Named {
  known: string[]
  named: Candidate[]
  years: Years | null
  yearWord: string | null
}

/**
 * Reads a vehicle out of words: `alternator golf 1.9 tdi 2004`. Words of a part alone would also meet what fits a Golf 2.0 and a Passat 1.9
 * TDI, so the fitments are asked. Null when no model is named. A year may be the name of a model too: Ford 2000.
 */
export async function findVehicle(work: SearchWork, catalogue: Catalogue, understood: Understood): Promise<NamedVehicle | null> {
  const all = withPairs(catalogue, understood.words.map(withoutLitres))
  const { known, named, years, yearWord } = namedWithYear(
    catalogue,
    all.filter((word) => !understood.kindWords.has(word)),
    understood,
  )
  const then = years === null ? named : named.filter(({ model }) => wasMade(model, years))
  const models = then.length > 0 ? then : named
  if (models.length === 0 || models.length > MAX_MODELS || !(await work.may('vehicle'))) return null
  const said = then.length > 0 ? years : null
  return {
    parts: fitting(catalogue, models, said),
    otherWords: all.filter((word) => !known.includes(word) && word !== yearWord),
    models,
    years: said,
    missesYear: years !== null && then.length === 0,
  }
}

/** `320 d` is the 320d where a model is called so. */
function withPairs({ frame }: Catalogue, words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const isPair =
      before !== undefined && frame.vehicleWords.has(before + word) && !(frame.vehicleWords.has(before) && frame.vehicleWords.has(word))
    if (isPair) joined.splice(-1, 1, before + word)
    else joined.push(word)
  }
  return joined
}

/** A year of two digits, which no vehicle has in its name: `hilux 05`. */
const SHORT_YEAR = /^\d{2}$/

function namedWithYear(catalogue: Catalogue, words: readonly string[], { years, year }: Understood): Named {
  if (years !== null) return { ...namedBy(catalogue, words), years, yearWord: null }
  const byName = namedBy(catalogue, words)
  const short = words.find((word) => SHORT_YEAR.test(word) && !catalogue.frame.vehicleWords.has(word))
  const yearWord = year === null ? (short ?? null) : String(year)
  if (yearWord === null || byName.known.includes(yearWord)) {
    if (byName.named.length > 0 || year === null) return { ...byName, years: null, yearWord: null }
  } else if (byName.named.length > 0) return { ...byName, years: yearsOf(wholeYear(yearWord)), yearWord }
  const others = namedBy(
    catalogue,
    words.filter((word) => word !== yearWord),
  )
  return { ...others, years: yearsOf(wholeYear(yearWord ?? '')), yearWord }
}

/** The models that the words name, and which words do. A make alone is no vehicle: it is among the parts' own words. */
function namedBy({ frame }: Catalogue, words: readonly string[]): { known: string[]; named: Candidate[] } {
  const known = words.filter((word) => frame.vehicleWords.has(word) || fuelOfWord(word) !== null)
  if (known.length === 0) return { known, named: [] }
  const named = frame.named.filter((model) => known.some((word) => model.words.has(word) && !model.make.has(word)))
  return { known, named: named.flatMap((model) => candidate(model, known)) }
}

function candidate(model: ModelWords, words: readonly string[]): Candidate[] {
  const left = words.filter((word) => !model.words.has(word))
  if (left.length === words.length) return []
  if (left.length === 0) return [{ model, engines: null }]
  // Of a model with a TDI and an SDI the TDI is meant by its name; where no engine is called so, each that burns the same.
  const isName = (word: string) => model.engines.some((engine) => engine.words.has(word))
  const engines = model.engines.filter(({ name, words: own }) =>
    left.every((word) => own.has(word) || (!isName(word) && burns(name, word))),
  )
  return engines.length === 0 ? [] : [{ model, engines: engines.map(({ name }) => name) }]
}

/** Marks what fits one of these, in some years if they are given. */
const fitting = (catalogue: Catalogue, models: readonly Candidate[], years: Years | null): Uint8Array => {
  const wanted = new Map(models.map(({ model, engines }) => [model.id, engines === null ? null : new Set(engines)]))
  return rowsThatFit(
    catalogue,
    ({ modelId, engine }) => {
      const engines = wanted.get(modelId)
      return engines !== undefined && (engines === null || engines.has(engine))
    },
    years,
  )
}
