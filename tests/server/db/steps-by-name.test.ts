import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { hashOfStatements, runMigrationStatements } from '#server/db/run-step.ts'
import { type MigrationStep, migrationSteps } from '#server/db/steps.ts'
import { readAppliedMigrations } from '#server/db/steps-that-ran.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const shelf: MigrationStep = ['shelf', 'create table shelf (id text);\n']
const colour: MigrationStep = ['colour', 'create table colour (id text);\n']
const depth: MigrationStep = ['depth', 'alter table shelf add column depth integer;\n']

const stored = async () =>
  (
    await sql<{ step: number; name: string | null; hash: string | null }>`
      select step, to_jsonb(migration) ->> 'name' as name, to_jsonb(migration) ->> 'hash' as hash from migration order by step`.execute(db)
  ).rows

const named = (all: readonly MigrationStep[]) =>
  all.map(([name, statements], at) => ({ step: at + 1, name, hash: hashOfStatements(statements) }))

const { db } = await emptyDatabase()
afterEach(async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
})

/** What a program that knew steps by their numbers did with the table of steps. */
async function storeByNumber(from: number, to: number): Promise<void> {
  await sql`create table if not exists migration (step integer primary key, done_at timestamptz not null default now())`.execute(db)
  for (let step = from; step <= to; step += 1) await sql`insert into migration (step, done_at) values (${step}, '2026-11-21')`.execute(db)
}

/** Leaves a database as such a program left it. */
async function runByNumber(count: number): Promise<void> {
  for (const [, statements] of migrationSteps.slice(0, count)) await runMigrationStatements(db, statements)
  await storeByNumber(1, count)
}

const tables = async () =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db)
  ).rows.map(({ name }) => name)

test('a new database stores the name, the hash and the time of each step, and a second start finds nothing to do', async () => {
  const begun = Date.now()
  await migrate(db, [shelf, colour])
  expect(await stored()).toEqual(named([shelf, colour]))
  const [first] = await readAppliedMigrations(db)
  expect(Math.abs(Number(first?.at) - begun)).toBeLessThan(60_000)
  await migrate(db, [shelf, colour])
  await migrate(db, [shelf, colour, depth])
  expect(await stored()).toEqual(named([shelf, colour, depth]))
})

describe('a database that stores only numbers', () => {
  test('gets the names of as many steps as it has taken, keeps their times, and takes the others', async () => {
    await runByNumber(3)
    await migrate(db, migrationSteps.slice(0, 5))
    expect(await stored()).toEqual(named(migrationSteps.slice(0, 5)))
    expect((await readAppliedMigrations(db)).slice(0, 3).map(({ at }) => at)).toEqual(Array(3).fill(new Date('2026-11-21')))
  })

  test('gets names too where all steps have run', async () => {
    await storeByNumber(1, 4)
    await migrate(db, migrationSteps.slice(0, 4))
    expect(await stored()).toEqual(named(migrationSteps.slice(0, 4)))
  })

  test('may be used by such a program once more', async () => {
    await storeByNumber(1, 3)
    await migrate(db, migrationSteps.slice(0, 3))
    await storeByNumber(4, 5)
    expect((await stored()).map(({ name }) => name)).toEqual(['catalogue', 'accounts', 'cart', null, null])
    await migrate(db, migrationSteps.slice(0, 5))
    expect(await stored()).toEqual(named(migrationSteps.slice(0, 5)))
  })

  test('is refused, and stays as it was, where it has taken more steps than such programs had', async () => {
    await storeByNumber(1, 49)
    await expect(migrate(db, migrationSteps.slice(0, 48))).rejects.toThrow(
      'The database is newer than this program: it has taken step 49 (number 49)',
    )
    await expect(migrate(db, [...migrationSteps.slice(0, 48), shelf])).rejects.toThrow(
      'step 49 is number 49, which this program does not know; here it is shelf.',
    )
    expect((await stored()).filter(({ name }) => name !== null)).toEqual([])
    const columns = await sql`select from pg_attribute where attrelid = 'migration'::regclass and attname in ('name', 'hash')`.execute(db)
    expect(columns.rows).toEqual([])
  })
})

describe('a database is refused, and stays as it was, where', () => {
  test.each<[string, MigrationStep[], MigrationStep[], RegExp]>([
    [
      'the statements of a step have changed since it ran',
      [shelf, colour],
      [shelf, ['colour', 'create table colour (id integer);\n'], depth],
      /^This program does not fit the database: step 2 \(colour\) ran with other statements than this program has for it\. Start the version of the shop that was last used with this database, and report this: .* Nothing was changed\.$/,
    ],
    [
      'a step has run that the program does not know',
      [shelf, colour],
      [shelf, depth],
      /^This program does not fit the database: step 2 is colour, which this program does not know; here it is depth\. Another version of the shop has changed the database since \d{4}-\S+Z\. Start that version, or restore a backup from before that time into a new database\. Nothing was changed\.$/,
    ],
    [
      'a branch has put a step before one that has run',
      [shelf, colour],
      [shelf, depth, colour],
      /^This program does not fit the database: step 2 \(depth\) has not run, but colour, which comes after it, has\. Another version .* Nothing was changed\.$/,
    ],
    [
      'a step of the middle is not known, and later ones are',
      [shelf, colour, depth],
      [shelf, depth],
      /: step 2 is colour, which this program does not know; here it is depth\. Another version /,
    ],
    [
      'a step has another name',
      [shelf, colour],
      [shelf, ['tint', colour[1]]],
      /: step 2 is colour, which this program does not know; here it is tint\. Another version /,
    ],
    [
      'steps ran in another order',
      [shelf, colour, depth],
      [shelf, depth, colour],
      /: step 2 is colour, but in this program it is depth\. Another version /,
    ],
    [
      'a newer program has been',
      [shelf, colour],
      [shelf],
      /^The database is newer than this program: it has taken step 2 \(colour\), and this program knows 1\. Start the program that was last used with it, or a newer one\. Nothing was changed\.$/,
    ],
  ])('%s', async (_, ran, known, sentence) => {
    await migrate(db, ran)
    const before = [await stored(), await tables()]
    await expect(migrate(db, known)).rejects.toThrow(sentence)
    expect([await stored(), await tables()]).toEqual(before)
  })

  test('the row of a step is gone from the table of steps', async () => {
    await migrate(db, [shelf, colour, depth])
    await sql`delete from migration where name = 'colour'`.execute(db)
    await expect(migrate(db, [shelf, colour, depth])).rejects.toThrow('step 2 (colour) has not run, but depth, which comes after it, has.')
  })
})

test('the hash of a step changes with what the database is sent, and not with white space between statements', () => {
  expect(hashOfStatements('create table a (id text);\n\n  create table b (id text);\n')).toBe(
    hashOfStatements('\ncreate table a (id text);\ncreate table b (id text);\n'),
  )
  expect(hashOfStatements('create table a (id text);\n')).not.toBe(hashOfStatements('create table a (id  text);\n'))
  expect(hashOfStatements('create table a (id text);\n')).not.toBe(hashOfStatements(''))
})
