import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Checked } from './check-file.ts'
import { isHeader, isRows, readBackup } from './read-file.ts'
import { named, type StoredTable } from './stored-tables.ts'

/** Fills empty tables from a backup that was checked. */
export async function fillTables(trx: Db, file: string, { holdsAfter }: Checked, tables: readonly StoredTable[]): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  let at = 0
  for await (const said of readBackup(file)) {
    at += 1
    if (isHeader(said) || !isRows(said) || at < (holdsAfter.get(said.table) ?? 0)) continue
    const table = byName.get(said.table)
    if (table) await insertRows(trx, table, said.rows)
  }
}

/** Has the database read rows of its own text. The inner select is kept apart, or the text of a row would be read once for each of its columns. */
async function insertRows(trx: Db, table: StoredTable, rows: readonly string[]): Promise<void> {
  const target = named(table)
  await sql`
    insert into ${target}
    select (whole).* from (select line::${target} as whole from json_array_elements_text(${JSON.stringify(rows)}::json) as line offset 0) as read`.execute(
    trx,
  )
}
