import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { CheckedBackupFile } from './check-backup-file.ts'
import { isHeaderLine, isRowsLine, readBackupLines } from './read-file.ts'
import { qualifiedName, type StoredTable } from './stored-tables.ts'

/** Fills empty tables from a backup that has been checked. */
export async function fillTables(
  trx: Db,
  file: string,
  { header: { armature }, validAfterLine: holdsAfter }: CheckedBackupFile,
  tables: readonly StoredTable[],
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  let at = 0
  for await (const entry of readBackupLines(file, armature)) {
    at += 1
    if (isHeaderLine(entry) || !isRowsLine(entry) || at < (holdsAfter.get(entry.table) ?? 0)) continue
    const table = byName.get(entry.table)
    if (table) await requireRowsAccepted(file, entry.table, () => insertRows(trx, table, entry.rows))
  }
}

/** Matches the SQLSTATE classes 22 (invalid values) and 23 (violated constraints). */
const INVALID_ROW_ERRORS = /^2[23]/

/**
 * Runs `work` and throws an error with a message for the operator if the database refuses rows of the backup. The message does not quote
 * the rows, because they hold private data.
 */
async function requireRowsAccepted(file: string, table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && INVALID_ROW_ERRORS.test(String(cause.code)))) throw cause
    const how = `the database cannot take what it says of ${table}.`
    throw new AppError('wrong-state', { message: `${file} is no whole backup: ${how} Nothing was changed. Take another file.` }, { cause })
  }
}

/**
 * Inserts rows that are given as the database's own text. Ids come from the backup, even in columns that normally generate them. `offset 0`
 * keeps the inner select separate; otherwise each row would be parsed once per column.
 */
async function insertRows(trx: Db, table: StoredTable, rows: readonly string[]): Promise<void> {
  const target = qualifiedName(table)
  await sql`
    insert into ${target} overriding system value
    select (whole).* from (select line::${target} as whole from json_array_elements_text(${JSON.stringify(rows)}::json) as line offset 0) as read`.execute(
    trx,
  )
}

interface ForeignKeyConstraint {
  table: string
  name: string
  definition: string
}

/**
 * Runs `work` while the foreign keys of a schema are removed, so that rows may be inserted in any order. Then the foreign keys are added
 * again, which checks all rows.
 */
export async function runWithoutForeignKeys(trx: Db, schema: string, file: string, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<ForeignKeyConstraint>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${schema} and contype = 'f'
    order by relname, conname`.execute(trx)
  for (const { table, name } of references) await sql`alter table ${sql.id(schema, table)} drop constraint ${sql.id(name)}`.execute(trx)
  await work()
  for (const { table, name, definition } of references)
    await requireRowsAccepted(file, table, () =>
      sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx),
    )
}
