import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { ShopVehicles } from '#server/import/applications/shop-vehicles.ts'
import { planSmallTables } from '#server/import/engine/plan/plan-rows.ts'
import type { ImportChange } from '#server/import/engine/run/import-change.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import { currentPartListSql, type PartListItem, withPositions } from '#server/import/engine/run/lists.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { appendStagedRows } from '#server/import/engine/stage/append-staged-rows.ts'
import type { FitmentFacts } from '#server/import/facts.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { assignWaitingApplications } from './assign-waiting-applications.ts'
import { createVehicleHint } from './hint.ts'
import { updateVehicleHints, type VehicleHint } from './vehicle-hints.ts'

const PARTS_PER_BATCH = 300

interface UnresolvedFitments {
  key: string
  file: string
  line: number
  value: { partId: number; adds: boolean; items: FitmentFacts[] }
}

/**
 * Plans the fitments of parts. Tables name the vehicles of the fitments, ACES applications give the shop's model ids. New makes and models
 * are planned first. Returns how many waiting applications got their part.
 */
export async function planFitments(run: ImportRun, changes: PlannedChanges): Promise<number> {
  const vehicles = await ShopVehicles.readShopVehicles(run.db, run.tenantId)
  await resolveVehicleNames(run, vehicles)
  const joined = await assignWaitingApplications(run, vehicles, changes)
  const changed = vehicles.listChangedRows().map((row) => ({ file: '', line: 0, ...row }))
  for (const some of chunksOf(changed, PARTS_PER_BATCH)) await appendStagedRows(run, some)
  await planSmallTables(run, changes)
  await changes.flush()
  const names = await readModelNames(run)
  const { db, tenantId, id } = run
  let last = ''
  for (;;) {
    await yieldToRequests()
    const { rows } = await sql<{ key: string; part_id: number | null; value: PartListItem[] }>`${sql.raw(PREPARED_QUERY_PREFIX)}
      with few as materialized (select distinct on (key) key, value from import_row
        where tenant_id = ${tenantId} and import_id = ${id} and of = 'fitments' and key > ${last} order by key, seq desc limit ${sql.lit(PARTS_PER_BATCH)})
      select key, value, coalesce(
        (select id from part where part.tenant_id = ${tenantId} and mcode = key),
        (select part_id from import_change as made where made.tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and made.key = few.key limit 1)) as part_id
      from few order by key`.execute(db)
    if (rows.length === 0) return joined
    last = rows.at(-1)?.key ?? last
    await yieldToRequests()
    const before = await readCurrentFitments(
      run,
      rows.flatMap(({ part_id }) => part_id ?? []),
    )
    const made: ImportChange[] = []
    const hints: VehicleHint[] = []
    for (const { key, part_id, value } of rows) {
      if (part_id === null) continue
      const stood = before.get(part_id)
      const after = withPositions('fitments', value)
      if (isDeepStrictEqual(stood?.list ?? [], after)) continue
      made.push({ objectKind: 'fitments', key, partId: part_id, before: stood === undefined ? null : stood.list, after })
      hints.push({ key, partId: part_id, hint: createVehicleHint(after, (modelId) => names.get(modelId)) })
    }
    await changes.addChanges(made)
    await changes.flush()
    await updateVehicleHints(run, hints, changes)
  }
}

/** Converts the vehicle names in the file to the shop's model ids, and stages for each part its complete list of fitments. */
async function resolveVehicleNames(run: ImportRun, vehicles: ShopVehicles): Promise<void> {
  const { db, tenantId, id } = run
  let last = ''
  for (;;) {
    const { rows } = await sql<UnresolvedFitments>`select key, file, line, value from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'fitments by name' and key > ${last} order by key limit ${PARTS_PER_BATCH}`.execute(
      db,
    )
    if (rows.length === 0) return
    last = rows.at(-1)?.key ?? last
    const before = await readCurrentFitments(
      run,
      rows.map(({ value }) => value.partId),
    )
    await appendStagedRows(
      run,
      rows.map(({ key, file, line, value: { partId, adds, items } }) => {
        const said = items.map((fitment): PartListItem => {
          const { engine, yearFrom, yearTo, note } = fitment
          const modelId = vehicles.findOrAddModel(fitment)
          vehicles.widenModelYears(modelId, { engine, from: yearFrom, to: yearTo })
          return { model_id: modelId, engine, year_from: yearFrom, year_to: yearTo, note, derived: false }
        })
        // Fitments that follow from ACES applications stay. A stored fitment that the file repeats is kept as it is, so importing an
        // exported list changes nothing.
        const stood = (before.get(partId)?.list ?? []).filter((item) => adds || item['derived'] === true)
        const all = new Map(stood.map((item) => [fitmentIdentity(item), item]))
        for (const item of said) if (!all.has(fitmentIdentity(item))) all.set(fitmentIdentity(item), item)
        return { of: 'fitments', key, file, line, value: [...all.values()] }
      }),
    )
  }
}

/** Returns a key for comparing two fitments. Their JSON would not do, because rows from the database have their keys in another order. */
const fitmentIdentity = (item: PartListItem) =>
  ['model_id', 'engine', 'year_from', 'year_to', 'note'].map((column) => String(item[column])).join('\u0000')

async function readCurrentFitments({ db, tenantId }: ImportRun, ids: readonly number[]): Promise<Map<number, { list: PartListItem[] }>> {
  const { rows } = await sql<{ id: number; list: PartListItem[] }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select id, ${currentPartListSql('fitments', tenantId)} as list from part where tenant_id = ${tenantId} and id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, list }) => [id, { list: withPositions('fitments', list) }]))
}

/** Reads the names of models and makes, both of the shop and of this import run. */
async function readModelNames({ db, tenantId, id }: ImportRun): Promise<ReadonlyMap<string, { make: string; line: string }>> {
  const { rows } = await sql<{ id: string; make: string; line: string }>`
    with models as (select id, make_id, group_name from model where tenant_id = ${tenantId}
        union all select key, after ->> 'make_id', after ->> 'group_name' from import_change where tenant_id = ${tenantId} and import_id = ${id} and of = 'model'),
      makes as (select id, name from make where tenant_id = ${tenantId}
        union all select key, after ->> 'name' from import_change where tenant_id = ${tenantId} and import_id = ${id} and of = 'make')
    select models.id, makes.name as make, models.group_name as line from models join makes on makes.id = models.make_id`.execute(db)
  return new Map(rows.map(({ id: modelId, ...names }) => [modelId, names]))
}
