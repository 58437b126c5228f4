import { sql } from 'kysely'
import type { CategoryFacts } from '#server/import/facts.ts'
import type { Changes } from './keep-changes.ts'
import type { Remarks } from './keep-remarks.ts'
import type { KnownNames } from './known-names.ts'
import type { Run } from './run.ts'

/** What becomes of the categories that a file names. */
export async function planCategories({ db, tenantId, id }: Run, names: KnownNames, changes: Changes, remarks: Remarks): Promise<void> {
  const { rows } = await sql<{ file: string; line: number; value: Omit<CategoryFacts, 'at'> }>`
    select file, line, value from import_row where tenant_id = ${tenantId} and import_id = ${id} and of = 'category' order by seq`.execute(db)
  for (const { file, line, value } of rows) {
    await remarks.add(names.setCategory(value).map((wrong) => ({ kind: 'refused', file, line, ...wrong })))
  }
  await changes.add(names.takeMade())
}
