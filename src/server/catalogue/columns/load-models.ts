import { nameWords } from '#contract/vehicle/name-vehicles.ts'
import type { Db } from '#server/db/open.ts'
import type { ModelWords } from './catalogue-columns.ts'

/** What every model of a tenant is called, to tell a vehicle in a search text: a few thousand rows. */
export async function loadModels(db: Db, tenantId: string): Promise<ModelWords[]> {
  const rows = await db
    .selectFrom('model')
    .innerJoin('make', (join) => join.onRef('make.tenant_id', '=', 'model.tenant_id').onRef('make.id', '=', 'model.make_id'))
    .select(['model.id', 'make.id as makeId', 'make.application_id as appid', 'make.name as make', 'group_name', 'model.name', 'engines', 'year_from', 'year_to'])
    .where('model.tenant_id', '=', tenantId)
    .orderBy('model.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    appid: row.appid,
    makeId: row.makeId,
    brand: row.make,
    line: row.group_name,
    model: row.name,
    name: row.name.startsWith(row.make) ? row.name : `${row.make} ${row.name}`,
    from: row.year_from,
    to: row.year_to,
    make: nameWords(row.make),
    words: nameWords(`${row.make} ${row.group_name} ${row.name}`),
    engines: row.engines.map((name) => ({ name, words: nameWords(name) })),
  }))
}

/** Every word by which one of these models is named. */
export function wordsOfModels(models: readonly ModelWords[]): ReadonlySet<string> {
  const all = new Set<string>()
  for (const { words, engines } of models)
    for (const named of [words, ...engines.map((one) => one.words)]) for (const word of named) all.add(word)
  return all
}
