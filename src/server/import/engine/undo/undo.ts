import { type RawBuilder, sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { readCurrentSnapshot } from '#server/db/catalogue-changes.ts'
import { currentPartSql } from '#server/import/engine/match/existing-part.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { currentPartListSql, partListNames } from '#server/import/engine/run/lists.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { type SkippedChange, skipChangedRows, skipUsedRows } from './undo-rows.ts'

/** The number of changes that one SQL statement reverses. */
const CHANGES_PER_STATEMENT = 500

/**
 * Plans the undo of an import run: the old state of each object becomes its new state. Columns and lists that somebody changed later stay
 * as they are and are reported. A part that the run added and that has been ordered since is only withdrawn, because orders refer to it.
 */
export async function planUndo(
  run: ImportRun,
  undone: number,
  remarks: Remarks,
): Promise<{ changeLogPosition: string; partCount: number }> {
  const { db, tenantId, id } = run
  const stamp = await readCurrentSnapshot(db)
  const file = await assertRunUndoable(run, undone)
  const { rows } = await sql<{
    most: number | null
  }>`select max(seq) as most from import_change where tenant_id = ${tenantId} and import_id = ${undone}`.execute(db)
  const most = rows[0]?.most ?? 0
  const said: SkippedChange[] = []
  // The changes are reversed in batches, so that the embedded database can answer requests in between.
  for (let from = 1; from <= most; from += CHANGES_PER_STATEMENT) {
    await sql`insert into import_change (tenant_id, import_id, seq, of, key, part_id, before, after)
      select tenant_id, ${id}, seq, of, key, part_id, after, before from import_change
      where tenant_id = ${tenantId} and import_id = ${undone} and seq >= ${from} and seq < ${from + CHANGES_PER_STATEMENT}`.execute(db)
  }
  said.push(...(await withdrawOrderedParts(run)))
  for (let from = 1; from <= most; from += CHANGES_PER_STATEMENT) {
    const some = sql`one.tenant_id = ${tenantId} and one.import_id = ${id} and one.seq >= ${from} and one.seq < ${from + CHANGES_PER_STATEMENT}`
    said.push(...(await skipChangedColumns(run, some)), ...(await skipChangedLists(run, some)), ...(await skipChangedRows(run, some)))
  }
  said.push(...(await skipUsedRows(run)))
  await remarks.add(
    said.map(({ key, what }) => ({
      kind: 'refused',
      file,
      line: 0,
      column: what,
      value: key,
      says: skipReasons[what] ?? CHANGED_SINCE_MESSAGE,
    })),
  )
  await sql`delete from import_change where tenant_id = ${tenantId} and import_id = ${id} and before = '{}' and after = '{}'`.execute(db)
  const { rows: parts } = await sql<{ count: number }>`select count(distinct part_id)::int as count from import_change
    where tenant_id = ${tenantId} and import_id = ${id}`.execute(db)
  return { changeLogPosition: stamp, partCount: parts[0]?.count ?? 0 }
}

const CHANGED_SINCE_MESSAGE = 'Somebody has changed this since, so it stays as it is now.'
const skipReasons: Readonly<Record<string, string>> = {
  ordered: 'This part has been ordered since it was added, so it is withdrawn and not removed.',
  used: 'Something that stays is of it, so it stays too.',
}

async function assertRunUndoable({ db, tenantId }: ImportRun, undone: number): Promise<string> {
  const found = await db
    .selectFrom('import_run')
    .select(['state', 'file', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', undone)
    .executeTakeFirst()
  if (found === undefined) throw new AppError('not-found', { message: `There is no import ${undone}. Look with import list.` })
  const { rows } = await sql<{
    kept: boolean
  }>`select exists (select from import_change where tenant_id = ${tenantId} and import_id = ${undone}) as kept`.execute(db)
  if (found.state !== 'done' || rows[0]?.kept !== true)
    throw new AppError('wrong-state', {
      message:
        found.state === 'undone'
          ? `Import ${undone} was undone already.`
          : `Import ${undone} changed nothing that could be undone. Look with import show ${undone}.`,
    })
  return found.file
}

async function withdrawOrderedParts({ db, tenantId, id }: ImportRun): Promise<SkippedChange[]> {
  const { rows } = await sql<SkippedChange>`
    with ordered as (select key, part_id from import_change where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and after is null
        and exists (select from order_line where order_line.tenant_id = ${tenantId} and order_line.mcode = key)),
    lists as (delete from import_change using ordered where import_change.tenant_id = ${tenantId} and import_change.import_id = ${id}
        and import_change.part_id = ordered.part_id and of <> 'part'),
    parts as (update import_change set before = '{"ended": false}', after = '{"ended": true}' from ordered
        where import_change.tenant_id = ${tenantId} and import_change.import_id = ${id} and of = 'part' and import_change.part_id = ordered.part_id)
    select key, 'ordered' as what from ordered order by key`.execute(db)
  return rows
}

/** Removes from an undo the columns of parts that somebody has changed since the run. Then `updated_at` is removed from the undo too. */
async function skipChangedColumns({ db, tenantId, id }: ImportRun, some: RawBuilder<unknown>): Promise<SkippedChange[]> {
  const { rows } = await sql<SkippedChange & { seq: number }>`
    select one.seq, one.key, said.name as what from import_change as one
      join part on part.tenant_id = one.tenant_id and part.id = one.part_id
      cross join lateral jsonb_object_keys(one.before) as said (name)
    where ${some} and of = 'part' and before is not null and after is not null
      and said.name <> 'updated_at' and (${currentPartSql} -> said.name) is distinct from (one.before -> said.name)
    order by one.key, said.name collate "C"`.execute(db)
  for (const { seq, what } of rows)
    await sql`update import_change set before = before - ${what}::text - 'updated_at', after = after - ${what}::text - 'updated_at'
      where tenant_id = ${tenantId} and import_id = ${id} and seq = ${seq}`.execute(db)
  return rows
}

/** Removes from an undo the lists of parts that somebody has changed since the run. */
async function skipChangedLists({ db, tenantId }: ImportRun, some: RawBuilder<unknown>): Promise<SkippedChange[]> {
  const said: SkippedChange[] = []
  for (const name of partListNames) {
    const items = (json: string) =>
      sql.raw(`(select coalesce(jsonb_agg(item order by item), '[]') from jsonb_array_elements(${json}) as item)`)
    const { rows } = await sql<SkippedChange>`
      delete from import_change as gone using (select one.seq, one.import_id, one.before, ${currentPartListSql(name, tenantId)} as now
          from import_change as one join part on part.tenant_id = one.tenant_id and part.id = one.part_id
          where ${some} and one.of = ${name} and one.after is not null) as stands
      where gone.tenant_id = ${tenantId} and gone.import_id = stands.import_id and gone.seq = stands.seq
        and ${items('stands.now')} <> ${items("coalesce(stands.before, '[]')")}
      returning key, ${name}::text as what`.execute(db)
    said.push(...rows)
  }
  return said
}
