import { sql } from 'kysely'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import { partChangeKinds } from '#server/import/engine/run/lists.ts'
import type { ImportCounts, ImportRun } from '#server/import/engine/run/run.ts'
import { smallTableNames } from '#server/import/engine/run/small-tables.ts'

/**
 * Counts the changes of an import run. `parts`: the number of parts that the file contains or withdraws. `said`: how many refusals and how
 * many remarks there were.
 */
export async function countRunResults(run: ImportRun, parts: number, said: { refused: number; noted: number }): Promise<ImportCounts> {
  const sum = { added: 0, removed: 0, withdrawn: 0, changed: 0 }
  for await (const range of readKeyRanges(run.db, run, partChangeKinds)) {
    const { rows } = await sql<typeof sum>`
      with parts as (select part_id, bool_or(of = 'part' and before is null and after ->> 'ended' is distinct from 'true') as added, bool_or(of = 'part' and after is null) as removed,
          bool_or(of = 'part' and after ->> 'ended' = 'true' and (before is null or before ->> 'ended' = 'false')) as withdrawn
        from import_change where ${range} group by part_id)
      select (count(*) filter (where added))::int as added, (count(*) filter (where removed))::int as removed,
        (count(*) filter (where withdrawn))::int as withdrawn,
        (count(*) filter (where not (coalesce(added, false) or coalesce(removed, false) or coalesce(withdrawn, false))))::int as changed
      from parts`.execute(run.db)
    for (const name of ['added', 'removed', 'withdrawn', 'changed'] as const) sum[name] += rows[0]?.[name] ?? 0
  }
  const names = await countChangesOfKinds(
    run,
    smallTableNames.filter((name) => name !== 'application_source'),
  )
  return { ...sum, unchanged: Math.max(0, parts - sum.added - sum.changed - sum.removed - sum.withdrawn), names, ...said }
}

/** Returns how many changes of the given kinds an import run has planned. */
export async function countChangesOfKinds(run: Pick<ImportRun, 'db' | 'tenantId' | 'id'>, kinds: readonly string[]): Promise<number> {
  let count = 0
  for await (const range of readKeyRanges(run.db, run, kinds)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_change where ${range}`.execute(run.db)
    count += rows[0]?.count ?? 0
  }
  return count
}
