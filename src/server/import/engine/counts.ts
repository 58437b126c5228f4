import { sql } from 'kysely'
import type { Counts, Run } from './run.ts'

/** What the changes of a run come to. `parts`: how many the file names or takes away; `said`: what was refused and noted. */
export async function countsOf({ db, tenantId, id }: Run, parts: number, said: { refused: number; noted: number }): Promise<Counts> {
  const { rows } = await sql<{ added: number; removed: number; withdrawn: number; changed: number; names: number }>`
    with parts as (select part_id, bool_or(of = 'part' and before is null) as added, bool_or(of = 'part' and after is null) as removed,
        bool_or(of = 'part' and before ->> 'ended' = 'false' and after ->> 'ended' = 'true') as withdrawn
      from import_change where tenant_id = ${tenantId} and import_id = ${id} and part_id is not null group by part_id)
    select (count(*) filter (where added))::int as added, (count(*) filter (where removed))::int as removed,
      (count(*) filter (where withdrawn))::int as withdrawn,
      (count(*) filter (where not (added or coalesce(removed, false) or coalesce(withdrawn, false))))::int as changed,
      (select count(*)::int from import_change where tenant_id = ${tenantId} and import_id = ${id} and part_id is null and of <> 'application_source') as names
    from parts`.execute(db)
  const { added = 0, removed = 0, withdrawn = 0, changed = 0, names = 0 } = rows[0] ?? {}
  return { added, changed, withdrawn, removed, unchanged: Math.max(0, parts - added - changed - removed - withdrawn), names, ...said }
}
