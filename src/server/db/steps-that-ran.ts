import { sql } from 'kysely'
import type { Db } from './open.ts'
import { hashOf } from './run-step.ts'
import { type Step, steps } from './steps.ts'

/** A step that has run on a database, as the database remembers it. */
export interface StepThatRan {
  name: string
  hash: string
}

/** Steps of which there are programs that stored only the number. All later ones have a name from the start. */
const NUMBERED_STEPS = 48

/** The number of steps that have run on a database; 0 for none. */
export async function stepOf(db: Db): Promise<number> {
  const done = await sql<{ last: number | null }>`select max(step) as last from migration`.execute(db)
  return done.rows[0]?.last ?? 0
}

/**
 * The steps that have run on a database, in order. A step that is stored without a name ran in a program that knew steps by their numbers:
 * it is taken for today's step of that number.
 */
export async function stepsThatRan(db: Db): Promise<(StepThatRan & { at: Date })[]> {
  // As JSON, because the table may not have the columns yet.
  const { rows } = await sql<{ step: number; name: string | null; hash: string | null; at: Date }>`
    select step, to_jsonb(migration) ->> 'name' as name, to_jsonb(migration) ->> 'hash' as hash, done_at as at
    from migration order by step`.execute(db)
  return rows.map(({ step, name, hash, at }) => ({ ...(name === null ? numbered(step) : { name, hash: hash ?? '' }), at }))
}

/** The first steps, for a database or a backup that knows only how many there were. */
export const firstSteps = (count: number): StepThatRan[] => Array.from({ length: count }, (_, at) => numbered(at + 1))

function numbered(number: number): StepThatRan {
  const step = number <= NUMBERED_STEPS ? steps[number - 1] : undefined
  return step ? { name: step[0], hash: hashOf(step[1]) } : { name: `number ${number}`, hash: '' }
}

/**
 * Makes the table of steps, or adds the columns that older programs did not have. Those programs go on working with it: they ask for the
 * highest number, and store a number alone.
 */
export async function makeStepTable(trx: Db): Promise<void> {
  await sql`create table if not exists migration (
    step integer primary key, name text unique, hash text, done_at timestamptz not null default now())`.execute(trx)
  const columns = await sql`select from pg_attribute where attrelid = 'migration'::regclass and attname = 'name'`.execute(trx)
  // Looked up first: `add column if not exists` would wait for everybody who reads the table.
  if (columns.rows.length === 0) await sql`alter table migration add column name text unique, add column hash text`.execute(trx)
}

/** Stores the names of steps that ran in a program which stored only numbers. */
export async function nameNumberedSteps(trx: Db): Promise<void> {
  const all = firstSteps(NUMBERED_STEPS)
  await sql`
    update migration set name = given.name, hash = given.hash
    from unnest(${all.map(({ name }) => name)}::text[], ${all.map(({ hash }) => hash)}::text[]) with ordinality as given (name, hash, step)
    where migration.step = given.step and migration.name is null`.execute(trx)
}

/** Stores that a step has run, in the transaction in which it ran. */
export async function storeStep(trx: Db, number: number, [name, statements]: Step): Promise<void> {
  await sql`insert into migration (step, name, hash) values (${number}, ${name}, ${hashOf(statements)})`.execute(trx)
}
