import { sql } from 'kysely'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { NamedVehicle } from '#contract/catalogue.ts'
import { type NamedModel, type Naming, nameVehicles, typedWords } from '#contract/vehicle/name-vehicles.ts'
import { withoutNicknames } from '#contract/vehicle/nicknames.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import type { CatalogueColumns, ModelWords } from '#server/catalogue/columns/catalogue-columns.ts'
import { madeIn } from '#server/catalogue/columns/scopes.ts'
import { years } from '#server/catalogue/fitments.ts'
import { understand } from '#server/catalogue/search/understand.ts'
import { idOf } from '#server/kernel/ids.ts'

/** So many vehicles of a text are told. */
export const VEHICLES_MOST = 8

/** The vehicles that a text names, best first. */
export async function namedVehicles(ask: CatalogueAsk, { searchStr }: ParsedOf<'namedVehicles'>): Promise<ResultOf<'namedVehicles'>> {
  const columns = await ask.columns()
  return ask.searching(() => vehiclesOf(ask, nameVehiclesIn(columns, searchStr), VEHICLES_MOST))
}

/**
 * Which vehicles a text names, of all models in memory. Words that name a kind of part are passed over, so `hilux starter` names a Hilux;
 * nicknames of makes count when the words as they stand name nothing.
 */
export function nameVehiclesIn(columns: CatalogueColumns, text: string): Naming<ModelWords> {
  const { kindWords } = understand(text)
  const words = typedWords(text).filter((word) => !kindWords.has(word))
  const naming = nameVehicles(columns.models, words)
  return naming.named.length > 0 ? naming : nameVehicles(columns.models, withoutNicknames(words))
}

/** The best of the named vehicles, as the contract has them. */
export async function vehiclesOf(ask: CatalogueAsk, { named, year, missesYear }: Naming<ModelWords>, most: number): Promise<NamedVehicle[]> {
  const best = named.slice(0, most)
  const said = missesYear ? null : year
  const counts = await countFitting(ask, best, said)
  return best.map(({ model, engines }) => ({
    modelid: idOf(model.id),
    brandid: idOf(model.makeId),
    appid: idOf(model.appid),
    brand: model.brand,
    group: model.line,
    model: model.model,
    ...years({ year_from: model.from, year_to: model.to }),
    engines: [...(engines ?? model.engines.map(({ name }) => name))],
    ...(said === null ? {} : { year: said }),
    ...(counts.get(model.id) ?? { starters: 0, alternators: 0, partCount: 0 }),
  }))
}

interface Counts {
  starters: number
  alternators: number
  partCount: number
}

/** How many parts fit each: a handful of models is asked for at once. */
async function countFitting(
  { db, tenantId }: CatalogueAsk,
  named: readonly NamedModel<ModelWords>[],
  year: number | null,
): Promise<Map<string, Counts>> {
  if (named.length === 0) return new Map()
  const anyEngine = named.filter(({ engines }) => engines === null).map(({ model }) => model.id)
  const ofEngines = named.flatMap(({ model, engines }) => (engines ?? []).map((engine) => `${model.id} ${engine}`))
  const { rows } = await sql<{ id: string } & Counts>`
    select model_id as id,
      count(distinct part_id) filter (where part.type = 'starter')::int as starters,
      count(distinct part_id) filter (where part.type = 'alternator')::int as alternators,
      count(distinct part_id)::int as "partCount"
    from fitment join part on part.tenant_id = fitment.tenant_id and part.id = fitment.part_id
    where fitment.tenant_id = ${tenantId} and model_id = any(${named.map(({ model }) => model.id)})
      and (model_id = any(${anyEngine}) or model_id || ' ' || engine = any(${ofEngines}))
      ${year === null ? sql`` : sql`and ${madeIn(year)}`}
    group by model_id`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
