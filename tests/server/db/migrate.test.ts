import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { catalogue } from '#server/db/migrations/001-catalogue.ts'
import { accounts } from '#server/db/migrations/002-accounts.ts'
import { cart } from '#server/db/migrations/003-cart.ts'
import { orders } from '#server/db/migrations/004-orders.ts'
import { cardsAndPush } from '#server/db/migrations/005-cards-and-push.ts'
import { moneyBack } from '#server/db/migrations/006-money-back.ts'
import type { Db } from '#server/db/open.ts'
import { hashOfStatements } from '#server/db/run-step.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { countAppliedMigrations } from '#server/db/steps-that-ran.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { cheapHasher } from '../../support/cheap-hasher.ts'
import { emptyDatabase } from '../../support/empty-database.ts'
import { accountShop, goodPassword, volt } from '../account/support/shop.ts'

const DAY = '2026-11-21T08:00:00Z'

/** A database as the version before registrations left it, with one customer and one who has not confirmed the address yet. */
async function before(db: Db): Promise<void> {
  await sql`create table migration (step integer primary key, done_at timestamptz not null default now())`.execute(db)
  for (const [at, step] of [catalogue, accounts, cart, orders, cardsAndPush, moneyBack].entries()) {
    for (const statement of step.split(/;\s*\n/)) if (statement.trim()) await sql.raw(statement).execute(db)
    await sql`insert into migration (step) values (${at + 1})`.execute(db)
  }
  await sql`create index part_text_document on part_text using gin (array_to_tsvector(string_to_array(words, ' ')))`.execute(db)
  await sql`insert into tenant (id, hosts, is_default, name, branding, catalogue_version)
    values (${volt}, '{}', true, 'Volt', '{"email":"shop@volt.example"}', 1)`.execute(db)
  await searched(db)
  const password = await cheapHasher.hash(goodPassword)
  for (const [name, confirmed] of [
    ['ada', DAY],
    ['bob', null],
  ])
    await sql`insert into account (tenant_id, id, email, email_key, password_hash, realname, area_code, phone, company, language, verified_at, created_at)
      values (${volt}, ${name}, ${`${name}@example.com`}, ${`${name}@example.com`}, ${password}, ${`${name} Fitter`}, '', '', '', 'en', ${confirmed}, ${DAY})`.execute(
      db,
    )
  await lay(db)
  await sql`insert into account_secret (tenant_id, account_id, purpose, code_hash, link_hash, created_at, expires_at)
    values (${volt}, 'bob', 'verify-email', ${await cheapHasher.hash('123456')}, ${sha256('g'.repeat(43))}, ${DAY}, '2026-11-21T08:15:00Z')`.execute(
    db,
  )
}

/** A cart of before: one line in it, one set aside. */
const lay = (db: Db) =>
  sql`insert into cart_line (tenant_id, account_id, mcode, qty, price_seen, job, added_at) values
    (${volt}, 'ada', 'SA-1001', 4, 12.5, '', ${DAY}), (${volt}, 'ada', 'SA-1002', 2, 12.5, 'Bay 2', ${DAY})`.execute(db)

/** Searches of before: one row each, as they were typed. */
async function searched(db: Db): Promise<void> {
  await sql`insert into search_record (tenant_id, search_str, searched_at) values
    (${volt}, 'Starter  Bosch', '2026-11-20T23:59:00Z'), (${volt}, 'starter bosch', '2026-11-20T08:00:00Z'), (${volt}, 'starter bosch', '2026-11-21T00:01:00Z')`.execute(
    db,
  )
  await sql`insert into search_record (tenant_id, search_str, searched_at)
    select ${volt}, 'flood ' || n || repeat('x', 500), '2026-11-19T08:00:00Z' from generate_series(1, 3000) as n`.execute(db)
}

/** How many steps there were before keys began with the tenant. */
const KEYS_BY_ID = 26

/** As the version before keys began with the tenant left it: a mail with a photo, and an index that begins with a number. */
async function beforeTenantFirst(db: Db): Promise<void> {
  await migrate(db, migrationSteps.slice(0, KEYS_BY_ID))
  await sql`insert into mail_outbox (tenant_id, from_name, from_address, sent_to, sent_to_key, subject, text_part, html_part, made_at, good_until, next_try)
    values (${volt}, '', '', 'ann@example.com', 'ann@example.com', 'A photo', '', '', ${DAY}, ${DAY}, ${DAY})`.execute(db)
  await sql`insert into mail_attachment (mail_id, place, name, type, content) select id, 0, 'photo.png', 'image/png', 'x' from mail_outbox`.execute(
    db,
  )
  await sql`create index part_number_key on part_number (key, tenant_id, part_id)`.execute(db)
}

const { db } = await emptyDatabase()
await before(db)
await beforeTenantFirst(db)
await migrate(db)

describe('a database of the version before', () => {
  test('keeps its carts: every line with its pieces, for no job, and what was set aside set aside', async () => {
    const rows = await db.selectFrom('cart_line').select(['mcode', 'qty', 'job', 'jobs']).orderBy('mcode').execute()
    expect(rows).toEqual([
      { mcode: 'SA-1001', qty: 4, job: '', jobs: [] },
      { mcode: 'SA-1002', qty: 2, job: 'Bay 2', jobs: [] },
    ])
  })

  test('keeps its searches as counts by day, a thousand texts of a day at most', async () => {
    const rows = await db.selectFrom('search_record').select(['day', 'search_str', 'hits']).orderBy('day', 'desc').execute()
    expect(rows.slice(0, 2)).toEqual([
      { day: '2026-11-21', search_str: 'starter bosch', hits: 1 },
      { day: '2026-11-20', search_str: 'starter bosch', hits: 2 },
    ])
    expect(rows).toHaveLength(1002)
    expect(Math.max(...rows.map(({ search_str }) => search_str.length))).toBe(100)
  })
  test('keeps its customers, and lets the mailed code of a registration under way open the account', async () => {
    const shop = accountShop(db)
    const login = async (email: string) => (await shop.call('marcoLogin', { email, password: goodPassword })).error ?? 'signed in'
    expect(await login('ada@example.com')).toBe('signed in')
    expect(await login('bob@example.com')).toBe('email-unverified')
    expect((await shop.call('verifyEmailCode', { email: 'bob@example.com', verifyCode: '123456' })).code).toBe(200)
    expect(await login('bob@example.com')).toBe('signed in')
  })

  test('is brought up once: again changes nothing', async () => {
    await migrate(db)
    const taken = await sql<{ step: number; name: string; hash: string }>`select step, name, hash from migration order by step`.execute(db)
    expect(taken.rows).toEqual(migrationSteps.map(([name, statements], at) => ({ step: at + 1, name, hash: hashOfStatements(statements) })))
  })

  test('keeps photos with their mails, of which each is its tenant’s now', async () => {
    const files = await db.selectFrom('mail_attachment').select(['tenant_id', 'name']).execute()
    expect(files).toEqual([{ tenant_id: volt, name: 'photo.png' }])
    await db.deleteFrom('mail_outbox').where('subject', '=', 'A photo').execute()
    expect(await db.selectFrom('mail_attachment').select('name').execute()).toEqual([])
  })

  test('has its indexes made anew where they began with something else than the tenant', async () => {
    const { rows } = await sql<{ said: string }>`select indexdef as said from pg_indexes where indexname = 'part_number_key'`.execute(db)
    expect(rows[0]?.said).toContain('(tenant_id, key, part_id)')
  })

  test('loses the index of words, which are found in memory now', async () => {
    const left = await sql<{ indexname: string }>`select indexname from pg_indexes where tablename = 'part_text_version'`.execute(db)
    expect(left.rows.map(({ indexname }) => indexname)).not.toContain('part_text_document')
  })
})

describe('a step that fails', () => {
  test('is undone as a whole, and says which it was and what to do', async () => {
    const more = [
      ...migrationSteps,
      ['shelves-by-colour', 'create table colour (id text);\nalter table nowhere add column colour text;\n'],
    ] as const
    await expect(migrate(db, more)).rejects.toThrow(
      `Step ${more.length} of the database (shelves-by-colour) failed: relation "nowhere" does not exist. It was undone as a whole`,
    )
    expect(await countAppliedMigrations(db)).toBe(migrationSteps.length)
    expect((await sql`select 1 from pg_tables where tablename = 'colour'`.execute(db)).rows).toEqual([])
  })
})

test('a database that a newer program has used is refused in a sentence, and stays as it is', async () => {
  const older = migrationSteps.slice(0, -1)
  await expect(migrate(db, older)).rejects.toThrow(
    `The database is newer than this program: it has taken step ${migrationSteps.length} (${migrationSteps.at(-1)?.[0]}), and this program knows ${older.length}. Start the program that was last used with it, or a newer one. Nothing was changed.`,
  )
  expect(await countAppliedMigrations(db)).toBe(migrationSteps.length)
})
