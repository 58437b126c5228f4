import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { runMigrationStatements } from '#server/db/run-step.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'
import { folder, otherDatabase, shapeOf } from './support/state.ts'

const DAY = '2026-11-21T08:00:00Z'
/** The step before registrations had a table of their own. */
const OLD = 6
const clock = { now: () => Date.parse(DAY) }
const files = folder()
const file = files.path('old.backup')

/** A backup of the shape of then: one customer, and one who has not confirmed the address. */
async function makeOldBackup(): Promise<void> {
  const { db } = await emptyEmbedded()
  await sql`create table migration (step integer primary key, done_at timestamptz not null default now())`.execute(db)
  for (const [at, [, statements]] of migrationSteps.slice(0, OLD).entries()) {
    await runMigrationStatements(db, statements)
    await sql`insert into migration (step) values (${at + 1})`.execute(db)
  }
  await sql`insert into tenant (id, hosts, is_default, name, branding) values ('volt', '{}', true, 'Volt', '{}')`.execute(db)
  for (const [id, confirmed] of [
    ['ada', DAY],
    ['bob', null],
  ]) {
    await sql`insert into account (tenant_id, id, email, email_key, password_hash, realname, area_code, phone, company, language, verified_at, created_at)
      values ('volt', ${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, '', '', '', '', '', 'en', ${confirmed}, ${DAY})`.execute(db)
  }
  await sql`insert into account_secret (tenant_id, account_id, purpose, code_hash, link_hash, created_at, expires_at)
    values ('volt', 'bob', 'verify-email', 'code', 'link', ${DAY}, '2026-11-21T08:15:00Z')`.execute(db)
  expect(await makeBackup(db, file, { hasSingleConnection: true, nowMs: clock.now() })).toMatchObject({ step: OLD })
}

/** The same as a program made it that knew steps by their numbers: its header names none. */
function makeNumberedBackup(): string {
  const [header = '', ...others] = gunzipSync(readFileSync(file)).toString().split('\n')
  const { steps: named, ...rest } = JSON.parse(header)
  expect(named).toHaveLength(OLD)
  const path = files.path('numbered.backup')
  writeFileSync(path, gzipSync([JSON.stringify(rest), ...others].join('\n')))
  return path
}

beforeAll(makeOldBackup)

test.each([
  ['that names its steps', () => file],
  ['that only counts its steps', makeNumberedBackup],
])('a backup of an older program %s is brought up to the shape of this one, with what its steps do to rows', async (_, made) => {
  const target = await otherDatabase('as the tests')
  const shape = await shapeOf(target.db)
  const restored = await restoreBackup(target.db, made(), { canReplaceOrders: false, clock, who: 'test' })
  expect(restored).toMatchObject({ step: OLD, migratedToStep: migrationSteps.length })
  expect(await shapeOf(target.db)).toEqual(shape)
  const emails = async (table: 'account' | 'registration') =>
    (await target.db.selectFrom(table).select('email').execute()).map(({ email }) => email)
  expect([await emails('account'), await emails('registration')]).toEqual([['ada@example.com'], ['bob@example.com']])
})
