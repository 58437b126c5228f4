import { sql } from 'kysely'
import type { CategoriesAndAttributes } from '#server/import/engine/match/categories-and-attributes.ts'
import type { RowResults } from '#server/import/engine/results/row-results.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { placeOfStagedRow, type StagedPlace } from '#server/import/engine/stage/staged-part.ts'
import type { CategoryFacts } from '#server/import/facts.ts'

/** Plans the changes of categories that a file contains. */
export async function planCategories(
  { db, tenantId, id }: ImportRun,
  names: CategoriesAndAttributes,
  changes: PlannedChanges,
  remarks: Remarks,
  account: RowResults,
): Promise<void> {
  const { rows } = await sql<StagedPlace & { value: Omit<CategoryFacts, 'at'> }>`
    select file, sheet, line, row, value from import_row where tenant_id = ${tenantId} and import_id = ${id} and of = 'category' order by seq`.execute(
    db,
  )
  for (const { value, ...place } of rows) {
    const at = placeOfStagedRow(place)
    const wrong = names.setCategory(value)
    // A row with an invalid attribute only is not refused as a whole.
    if (wrong.some(({ column }) => column === 'category')) account.recordRefused(at)
    await remarks.add(wrong.map((said) => ({ kind: 'refused', ...at, ...said })))
  }
  await changes.addChanges(names.takeChanges())
}
