import { sql } from 'kysely'
import type { Db } from './open.ts'
import { hashOfStatements } from './run-step.ts'
import { type MigrationStep, migrationSteps } from './steps.ts'

/** A migration that ran on a database, as that database has stored it. */
export interface AppliedMigration {
  name: string
  hash: string
}

/** The number of migrations that older programs stored without a name. Later migrations are stored with a name. */
const NUMBERED_MIGRATIONS = 48

/** Returns the number of migrations that ran on a database. 0 if none did. */
export async function countAppliedMigrations(db: Db): Promise<number> {
  const done = await sql<{ last: number | null }>`select max(step) as last from migration`.execute(db)
  return done.rows[0]?.last ?? 0
}

/**
 * Returns the migrations that ran on a database, in order. A migration without a name was stored by an older program. It is assumed to be
 * this program's migration of the same number.
 */
export async function readAppliedMigrations(db: Db): Promise<(AppliedMigration & { at: Date })[]> {
  // The rows are read as JSON, because the table may not have the newer columns yet.
  const { rows } = await sql<{ step: number; name: string | null; hash: string | null; at: Date }>`
    select step, to_jsonb(migration) ->> 'name' as name, to_jsonb(migration) ->> 'hash' as hash, done_at as at
    from migration order by step`.execute(db)
  return rows.map(({ step, name, hash, at }) => ({ ...(name === null ? numberedMigration(step) : { name, hash: hash ?? '' }), at }))
}

/** Returns this program's first migrations, for a database or backup that stores only their number. */
export const firstAppliedMigrations = (count: number): AppliedMigration[] =>
  Array.from({ length: count }, (_, at) => numberedMigration(at + 1))

function numberedMigration(number: number): AppliedMigration {
  const step = number <= NUMBERED_MIGRATIONS ? migrationSteps[number - 1] : undefined
  return step ? { name: step[0], hash: hashOfStatements(step[1]) } : { name: `number ${number}`, hash: '' }
}

/**
 * Creates the table of migrations that ran, or adds the columns that older programs did not create. Older programs can still use the table:
 * they read the highest number and store a number only.
 */
export async function createMigrationTable(trx: Db): Promise<void> {
  await sql`create table if not exists migration (
    step integer primary key, name text unique, hash text, done_at timestamptz not null default now())`.execute(trx)
  const columns = await sql`select from pg_attribute where attrelid = 'migration'::regclass and attname = 'name'`.execute(trx)
  // The columns are looked for first, because `add column if not exists` would wait for every reader of the table.
  if (columns.rows.length === 0) await sql`alter table migration add column name text unique, add column hash text`.execute(trx)
}

/** Stores the names of migrations that an older program stored by number only. */
export async function nameNumberedMigrations(trx: Db): Promise<void> {
  const all = firstAppliedMigrations(NUMBERED_MIGRATIONS)
  await sql`
    update migration set name = given.name, hash = given.hash
    from unnest(${all.map(({ name }) => name)}::text[], ${all.map(({ hash }) => hash)}::text[]) with ordinality as given (name, hash, step)
    where migration.step = given.step and migration.name is null`.execute(trx)
}

/** Stores that a migration ran, in the transaction of the migration. */
export async function storeAppliedMigration(trx: Db, number: number, [name, statements]: MigrationStep): Promise<void> {
  await sql`insert into migration (step, name, hash) values (${number}, ${name}, ${hashOfStatements(statements)})`.execute(trx)
}
