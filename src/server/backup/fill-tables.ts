import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { Checked } from './check-file.ts'
import { isHeader, isRows, readBackup } from './read-file.ts'
import { named, type StoredTable } from './stored-tables.ts'

/** Fills empty tables from a backup that was checked. */
export async function fillTables(
  trx: Db,
  file: string,
  { header: { armature }, holdsAfter }: Checked,
  tables: readonly StoredTable[],
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  let at = 0
  for await (const entry of readBackup(file, armature)) {
    at += 1
    if (isHeader(entry) || !isRows(entry) || at < (holdsAfter.get(entry.table) ?? 0)) continue
    const table = byName.get(entry.table)
    if (table) await demandTaken(file, entry.table, () => insertRows(trx, table, entry.rows))
  }
}

/** What the database says of values that it cannot read, and of rows that cannot stand beside others. */
const REFUSED = /^2[23]/

/** Throws a sentence where the database does not take rows of a file. It is not told what stands in them: files hold what is private. */
async function demandTaken(file: string, table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && REFUSED.test(String(cause.code)))) throw cause
    const how = `the database cannot take what it says of ${table}.`
    throw new AppError('wrong-state', { message: `${file} is no whole backup: ${how} Nothing was changed. Take another file.` }, { cause })
  }
}

/**
 * Has the database read rows of its own text; numbers that it otherwise gives itself are those of the file. The inner select is kept apart, or
 * the text of a row would be read once for each of its columns.
 */
async function insertRows(trx: Db, table: StoredTable, rows: readonly string[]): Promise<void> {
  const target = named(table)
  await sql`
    insert into ${target} overriding system value
    select (whole).* from (select line::${target} as whole from json_array_elements_text(${JSON.stringify(rows)}::json) as line offset 0) as read`.execute(
    trx,
  )
}

interface Reference {
  table: string
  name: string
  definition: string
}

/**
 * Does something to the tables of a schema while none looks after another, so that rows of a file may come in any order. Afterwards
 * every row is looked at.
 */
export async function withoutReferences(trx: Db, schema: string, file: string, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<Reference>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${schema} and contype = 'f'
    order by relname, conname`.execute(trx)
  for (const { table, name } of references) await sql`alter table ${sql.id(schema, table)} drop constraint ${sql.id(name)}`.execute(trx)
  await work()
  for (const { table, name, definition } of references)
    await demandTaken(file, table, () =>
      sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx),
    )
}
