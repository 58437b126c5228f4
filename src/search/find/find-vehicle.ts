import { wasMade } from '#contract/vehicle/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowsThatFit } from '#search/catalogue/fitting.ts'
import type { ModelWords } from '#search/catalogue/frame.ts'
import type { SearchWork } from './search-work.ts'
import type { Understood } from './understand.ts'

/** A vehicle that the words of a search name, and the parts that fit it. */
export interface NamedVehicle {
  /** Per row, 1 where it fits. */
  parts: Uint8Array
  /** What of the words is not about the vehicle. */
  otherWords: string[]
  names: string[]
  /** A year was said in which no such vehicle was made. */
  missesYear: boolean
}

/** With more models than this the words name a make and no vehicle; the make is among the parts' own words. */
const MODELS_MOST = 60
const NAMES_SHOWN = 3

interface Candidate {
  model: ModelWords
  /** The engines that the words name; null when they name none. */
  engines: string[] | null
}

/**
 * Reads a vehicle out of words: `alternator golf 1.9 tdi 2004`. Words of a part alone would also meet what fits a Golf 2.0 and a Passat 1.9
 * TDI, so the fitments are asked. Null when no model is named. A year may be the name of a model too: Ford 2000.
 */
export async function findVehicle(work: SearchWork, catalogue: Catalogue, understood: Understood): Promise<NamedVehicle | null> {
  const words = understood.words.filter((word) => !understood.kindWords.has(word))
  const yearless = words.filter((word) => Number(word) !== understood.year)
  const byName = namedBy(catalogue, words)
  const { known, named } = byName.named.length > 0 || understood.year === null ? byName : namedBy(catalogue, yearless)
  const year = known.some((word) => Number(word) === understood.year) ? null : understood.year
  const then = year === null ? named : named.filter(({ model }) => wasMade(model, year))
  const models = then.length > 0 ? then : named
  if (models.length === 0 || models.length > MODELS_MOST || !(await work.may('vehicle'))) return null
  return {
    parts: fitting(catalogue, models, then.length > 0 ? year : null),
    otherWords: understood.words.filter((word) => !known.includes(word) && (year === null || Number(word) !== year)),
    names: models.slice(0, NAMES_SHOWN).map(({ model }) => `${model.name}${yearsOf(model)}`),
    missesYear: year !== null && then.length === 0,
  }
}

/** The models that the words name, and which words do. A make alone is no vehicle: it is among the parts' own words. */
function namedBy({ frame }: Catalogue, words: readonly string[]): { known: string[]; named: Candidate[] } {
  const known = words.filter((word) => frame.vehicleWords.has(word))
  if (known.length === 0) return { known, named: [] }
  const named = frame.named.filter((model) => known.some((word) => model.words.has(word) && !model.make.has(word)))
  return { known, named: named.flatMap((model) => candidate(model, known)) }
}

function candidate(model: ModelWords, words: readonly string[]): Candidate[] {
  const left = words.filter((word) => !model.words.has(word))
  if (left.length === words.length) return []
  if (left.length === 0) return [{ model, engines: null }]
  const engines = model.engines.filter((engine) => left.every((word) => engine.words.has(word))).map(({ name }) => name)
  return engines.length === 0 ? [] : [{ model, engines }]
}

const yearsOf = ({ from, to }: ModelWords) => (from === null ? '' : ` ${from}–${to ?? ''}`)

/** Marks what fits one of these, in a year if one is given. */
const fitting = (catalogue: Catalogue, models: readonly Candidate[], year: number | null): Uint8Array => {
  const wanted = new Map(models.map(({ model, engines }) => [model.id, engines === null ? null : new Set(engines)]))
  return rowsThatFit(catalogue, ({ modelId, engine }) => {
    const engines = wanted.get(modelId)
    return engines !== undefined && (engines === null || engines.has(engine))
  }, year)
}
