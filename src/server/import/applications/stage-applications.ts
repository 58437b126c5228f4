import { sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { Db } from '#server/db/open.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { toStorableJson } from '#server/import/engine/run/storable-json.ts'
import type { ApplicationFacts } from '#server/import/facts.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { applicationColumns, toApplicationRow } from './application-columns.ts'
import type { ImportRunKey } from './import-of.ts'
import { stageRows } from './stage-rows.ts'

/** Finds the ids of parts by number and brand, in the order of `asked`. Null for a part that the shop does not have. */
export type PartIdFinder = (asked: readonly { code: string; brand: string }[]) => Promise<readonly (number | null)[]>

/** The number of rows per SQL statement. A statement of this size takes some milliseconds. */
const APPLICATION_ROWS_PER_BATCH = 1000

/**
 * Stores ACES applications unchanged under the number of an import run, also for parts that the shop does not have. The function also
 * stages rows of table `application_source`. The applications become valid when these staged rows become current. `deriveFitments` computes
 * the fitments.
 */
export async function stageApplications(
  db: Db,
  run: ImportRunKey,
  applications: readonly ApplicationFacts[],
  partIdsOf: PartIdFinder,
  staged: Set<string>,
): Promise<void> {
  for (const rows of chunksOf(applications, APPLICATION_ROWS_PER_BATCH)) {
    await yieldToRequests()
    await insertApplicationRows(db, run, rows, await lookUpApplicationPartIds(rows, partIdsOf))
    const fresh = [...new Set(rows.map(({ brand }) => brand))].filter((source) => !staged.has(source))
    await stageRows(
      db,
      run,
      fresh.map((source) => ({ of: 'application_source', key: source, value: { source, import_id: run.importId } })),
    )
    for (const source of fresh) staged.add(source)
  }
}

/** Looks up the ids of the parts of applications. Files are usually sorted by part, so each part of a batch is looked up once. */
async function lookUpApplicationPartIds(rows: readonly ApplicationFacts[], partIdsOf: PartIdFinder): Promise<number[]> {
  const keyOf = ({ code, brand }: { code: string; brand: string }) => `${brand}\n${code}`
  const asked = [...new Map(rows.map(({ code, brand }) => [keyOf({ code, brand }), { code, brand }])).values()]
  const ids = await partIdsOf(asked)
  const idOf = new Map(asked.map((one, at) => [keyOf(one), ids[at] ?? 0]))
  return rows.map((row) => idOf.get(keyOf(row)) ?? 0)
}

/** The columns with their types, for inserting all rows from one JSON text. Sending an array per column takes three times as long. */
const columnsWithSqlTypes = sql.raw(
  Object.entries(applicationColumns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
const applicationColumnNames = sql.raw(Object.keys(applicationColumns).join(', '))

async function insertApplicationRows(
  db: Db,
  { tenantId, importId }: ImportRunKey,
  rows: readonly ApplicationFacts[],
  ids: readonly number[],
): Promise<void> {
  const json = toStorableJson(rows.map((row, at) => toApplicationRow(row, ids[at] ?? 0)))
  await sql`${sql.raw(PREPARED_QUERY_PREFIX)}
    insert into part_application (tenant_id, import_id, ${applicationColumnNames})
    select ${tenantId}, ${importId}, said.* from json_to_recordset(${json}::json) as said (${columnsWithSqlTypes})`.execute(db)
}
