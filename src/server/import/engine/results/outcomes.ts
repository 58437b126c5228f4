import { sql } from 'kysely'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import { partChangeKinds } from '#server/import/engine/run/lists.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import type { RowOutcome } from './row-results.ts'

/**
 * SQL for the result of an import run for a part, from the part's rows in `import_change`. A new part that is not for sale does not count
 * as added.
 */
const partOutcomeSql = sql`case
  when bool_or(of = 'part' and after ->> 'ended' = 'true' and (before is null or before ->> 'ended' = 'false')) then 'withdrawn'
  when bool_or(of = 'part' and before is null) then 'added' else 'changed' end`

/**
 * Reads the result of an import run for each object. Returns a function that looks up an object, such as `part VT-1001`. An object without
 * a planned change is unchanged. Call it after all changes are planned.
 */
export async function readOutcomes(run: ImportRun): Promise<(thing: string) => RowOutcome> {
  const known = new Map<string, RowOutcome>()
  for await (const range of readKeyRanges(run.db, run, partChangeKinds)) {
    const { rows } = await sql<{ key: string; becomes: RowOutcome }>`
      select key, ${partOutcomeSql} as becomes from import_change where ${range} group by key`.execute(run.db)
    for (const { key, becomes } of rows) known.set(`part ${key}`, becomes)
  }
  const small = ['category', 'vehicle', 'picture']
  for await (const range of readKeyRanges(run.db, run, small)) {
    const { rows } = await sql<{ of: string; key: string; isNew: boolean }>`
      select of, key, before is null as "isNew" from import_change where ${range}`.execute(run.db)
    for (const { of, key, isNew } of rows) known.set(`${of} ${key}`, isNew ? 'added' : 'changed')
  }
  return (thing) => known.get(thing) ?? 'unchanged'
}
