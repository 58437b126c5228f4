import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import type { ImportRunKey } from './import-of.ts'
import type { PartIdFinder } from './stage-applications.ts'

/** An application for a part that the shop does not have. */
export interface UnmatchedApplication {
  id: string
  importId: number
  source: string
  code: string
  line: number
  identity: string
}

const MATCH_BATCH_ROWS = 2000

/** A batch of stored applications without a part: those that still have none, and those whose part was found, with the id of the part. */
export interface MatchedBatch {
  unmatched: UnmatchedApplication[]
  matched: (UnmatchedApplication & { partId: number })[]
}

/** Whether the shop has stored applications that wait for their parts. */
export async function hasUnmatchedApplications(db: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from part_application where tenant_id = ${tenantId} and part_id = 0) as has`.execute(db)
  return rows[0]?.has ?? false
}

/**
 * Looks up the parts of applications that have none yet, in batches. Only applications of valid runs and of this run are looked up. The
 * function writes nothing.
 */
export async function* matchPartsInBatches(db: Db, run: ImportRunKey, partIdsOf: PartIdFinder): AsyncGenerator<MatchedBatch> {
  const { tenantId, importId } = run
  let last = '0'
  for (;;) {
    // The rows are ordered by the number `row.id`. The text `id` would put 10000 before 9999.
    const { rows } = await sql<UnmatchedApplication & { isWanted: boolean }>`
      select id::text as id, import_id as "importId", source, code, line, identity::text as identity,
        not deletes and (import_id = ${importId}
          or (source, import_id) in (select source, import_id from application_source where tenant_id = ${tenantId})) as "isWanted"
      from part_application as row
      where tenant_id = ${tenantId} and part_id = 0 and row.id > ${last}::bigint order by row.id limit ${MATCH_BATCH_ROWS}`.execute(db)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
    const wanted = rows.filter(({ isWanted }) => isWanted)
    await yieldToRequests()
    const ids = await lookUpPartIds(wanted, partIdsOf)
    const found = wanted.flatMap((row, at) => (ids[at] ? [{ ...row, partId: ids[at] }] : []))
    yield { unmatched: wanted.filter((_, at) => !ids[at]), matched: found }
  }
}

async function lookUpPartIds(rows: readonly UnmatchedApplication[], partIdsOf: PartIdFinder): Promise<(number | null)[]> {
  const asked = [...new Map(rows.map(({ code, source }) => [`${source}\n${code}`, { code, brand: source }])).entries()]
  const ids = await partIdsOf(asked.map(([, one]) => one))
  const idOf = new Map(asked.map(([key], at) => [key, ids[at] ?? null]))
  return rows.map(({ code, source }) => idOf.get(`${source}\n${code}`) ?? null)
}

/** Stores for each application the id of its part. */
export async function assignToParts(
  db: Db,
  tenantId: string,
  found: readonly Pick<MatchedBatch['matched'][number], 'id' | 'partId'>[],
): Promise<void> {
  if (found.length === 0) return
  await sql`
    update part_application as row set part_id = found.part_id
    from unnest(${found.map(({ id }) => id)}::bigint[], ${found.map(({ partId }) => partId)}::int[]) as found (id, part_id)
    where row.tenant_id = ${tenantId} and row.part_id = 0 and row.id = found.id`.execute(db)
}
