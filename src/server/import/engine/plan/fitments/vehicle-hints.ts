import { sql } from 'kysely'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { ImportChange } from '#server/import/engine/run/import-change.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { toStorableJson } from '#server/import/engine/run/storable-json.ts'

/** The short text about a part's vehicles that lists of parts show. */
export interface VehicleHint {
  key: string
  partId: number
  hint: string | null
}

/**
 * Updates the short text about vehicles of the parts whose fitments change. A part has at most one change in a run, so the text is added to
 * a change that exists.
 */
export async function updateVehicleHints(run: ImportRun, hints: readonly VehicleHint[], changes: PlannedChanges): Promise<void> {
  const ofPlanned = hints.flatMap((hint) => {
    const seq = changes.changeSequenceNumber(hint.key)
    return seq === undefined ? [] : [{ ...hint, seq }]
  })
  const others = hints.filter(({ key }) => changes.changeSequenceNumber(key) === undefined)
  if (ofPlanned.length > 0) await addHintsToPlannedChanges(run, ofPlanned)
  if (others.length > 0) await changes.addChanges(await createHintChanges(run, others))
}

/** Adds the short text about vehicles to changes of parts that are already planned. `seq` is the sequence number of the change. */
async function addHintsToPlannedChanges({ db, tenantId, id }: ImportRun, hints: readonly (VehicleHint & { seq: number })[]): Promise<void> {
  await sql`
    update import_change as made set after = after || jsonb_build_object('application_hint', said.hint),
      before = case when before is null then null else before || jsonb_build_object('application_hint',
        (select application_hint from part where part.tenant_id = ${tenantId} and part.id = made.part_id)) end
    from jsonb_to_recordset(${toStorableJson(hints)}::jsonb) as said (seq int, hint text)
    where made.tenant_id = ${tenantId} and made.import_id = ${id} and made.seq = said.seq`.execute(db)
}

/** Returns new changes, with only the short text about vehicles, for parts that have no other change. */
async function createHintChanges({ db, tenantId, startedAt }: ImportRun, hints: readonly VehicleHint[]): Promise<ImportChange[]> {
  const { rows } = await sql<{
    key: string
    partId: number
    was: string | null
    hint: string | null
    updated_at: string
  }>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select said.key, said."partId", said.hint, application_hint as was, to_jsonb(updated_at) #>> '{}' as updated_at
    from jsonb_to_recordset(${toStorableJson(hints)}::jsonb) as said (key text, "partId" int, hint text)
    join part on part.tenant_id = ${tenantId} and part.id = said."partId" where application_hint is distinct from said.hint`.execute(db)
  return rows.map(({ key, partId, was, hint, updated_at }) => ({
    ...{ objectKind: 'part', key, partId },
    before: { application_hint: was, updated_at },
    after: { application_hint: hint, updated_at: startedAt.toISOString() },
  }))
}
