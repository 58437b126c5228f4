import { sql } from 'kysely'
import { madeIn } from '#server/catalogue/columns/scopes.ts'
import { wasMade } from '#contract/vehicle/years.ts'
import type { CatalogueAsk, SearchAsk } from '#server/catalogue/ask.ts'
import type { ModelWords, CatalogueColumns } from '#server/catalogue/columns/catalogue-columns.ts'
import type { Understood } from './understand.ts'

/** A vehicle that the words of a search name, and the parts that fit it. */
export interface NamedVehicle {
  /** Database keys. */
  parts: Set<number>
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
export async function findVehicle(ask: SearchAsk, columns: CatalogueColumns, understood: Understood): Promise<NamedVehicle | null> {
  const words = understood.words.filter((word) => !understood.kindWords.has(word))
  const yearless = words.filter((word) => Number(word) !== understood.year)
  const byName = namedBy(columns, words)
  const { known, named } = byName.named.length > 0 || understood.year === null ? byName : namedBy(columns, yearless)
  const year = known.some((word) => Number(word) === understood.year) ? null : understood.year
  const then = year === null ? named : named.filter(({ model }) => wasMade(model, year))
  const models = then.length > 0 ? then : named
  if (models.length === 0 || models.length > MODELS_MOST || !(await ask.work.may('vehicle'))) return null
  return {
    parts: await fitting(ask, columns, models, then.length > 0 ? year : null),
    otherWords: understood.words.filter((word) => !known.includes(word) && (year === null || Number(word) !== year)),
    names: models.slice(0, NAMES_SHOWN).map(({ model }) => `${model.name}${yearsOf(model)}`),
    missesYear: year !== null && then.length === 0,
  }
}

/** The models that the words name, and which words do. A make alone is no vehicle: it is among the parts' own words. */
function namedBy(columns: CatalogueColumns, words: readonly string[]): { known: string[]; named: Candidate[] } {
  const known = words.filter((word) => columns.vehicleWords.has(word))
  if (known.length === 0) return { known, named: [] }
  const named = columns.models.filter((model) => known.some((word) => model.words.has(word) && !model.make.has(word)))
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

/** Sets of parts that are kept beside the columns. The same vehicles are asked for all day; each set holds some thousand keys. */
const KEPT_MOST = 64
const kept = new WeakMap<CatalogueColumns, Map<string, Set<number>>>()

async function fitting(
  { db, tenantId }: CatalogueAsk,
  columns: CatalogueColumns,
  models: readonly Candidate[],
  year: number | null,
): Promise<Set<number>> {
  const ids = models.map(({ model }) => model.id)
  const engines = models.flatMap(({ model, engines: named }) => (named ?? []).map((engine) => `${model.id} ${engine}`))
  const anyEngine = models.filter(({ engines: named }) => named === null).map(({ model }) => model.id)
  const sets = kept.get(columns) ?? new Map<string, Set<number>>()
  kept.set(columns, sets)
  const key = JSON.stringify([ids, engines, year])
  const known = sets.get(key)
  if (known !== undefined) return known
  // Grouped and not distinct: that would sort every fitment of a make.
  const read = await sql<{ ids: number[] | null }>`
    select json_agg(part_id) as ids from (
      select part_id from fitment
      where tenant_id = ${tenantId} and model_id = any(${ids})
        ${engines.length === 0 ? sql`` : sql`and (model_id = any(${anyEngine}) or model_id || ' ' || engine = any(${engines}))`}
        ${year === null ? sql`` : sql`and ${madeIn(year)}`}
      group by part_id) as fits`.execute(db)
  const parts = new Set(read.rows[0]?.ids ?? [])
  const [oldest] = sets.keys()
  if (sets.size >= KEPT_MOST && oldest !== undefined) sets.delete(oldest)
  sets.set(key, parts)
  return parts
}
