import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { type SmallTable, type SmallTableName, smallTableNames, smallTables } from '#server/import/engine/run/small-tables.ts'

const ROWS_PER_BATCH = 500

/** Plans the staged rows of all small tables except categories. When several rows have the same key, the last one applies. */
export async function planSmallTables(run: ImportRun, changes: PlannedChanges): Promise<void> {
  for (const name of smallTableNames) if (name !== 'category') await planSmallTable(run, name, changes)
}

async function planSmallTable({ db, tenantId, id }: ImportRun, name: SmallTableName, changes: PlannedChanges): Promise<void> {
  const { key: columns }: SmallTable = smallTables[name]
  const key = sql.join(
    columns.map((column) => sql.ref(`one.${column}`)),
    sql` || '|' || `,
  )
  let last = ''
  for (;;) {
    const { rows } = await sql<{ key: string; before: Record<string, unknown> | null; after: Record<string, unknown> }>`
      with few as materialized (select distinct on (key) key, value from import_row
        where tenant_id = ${tenantId} and import_id = ${id} and of = ${name} and key > ${last} order by key, seq desc limit ${ROWS_PER_BATCH})
      select few.key, few.value as after, to_jsonb(one) - 'tenant_id' as before
      from few left join ${sql.table(name)} as one on one.tenant_id = ${tenantId} and ${key} = few.key order by few.key`.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)?.key ?? last
    await changes.addChanges(
      rows.flatMap(({ key: of, before, after }) => {
        const whole = { ...before, ...after }
        return isDeepStrictEqual(before, whole) ? [] : [{ objectKind: name, key: of, partId: null, before, after: whole }]
      }),
    )
  }
}
