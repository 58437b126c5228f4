import { readFileSync, statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkBackupFile } from '#server/backup/check-backup-file.ts'
import { type BackupResult, makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { operatedShop } from '../cli/support/operated-shop.ts'
import { after1st, READ_BACK } from './support/at-statement.ts'
import { folder, ofTheRestore, oneConnection, otherDatabase, stateOf } from './support/state.ts'

const files = folder()
const file = files.path('shop.backup')
const shop = await operatedShop()
const target = await otherDatabase('as the tests')

/** Does something over and over until what is awaited has ended; at least once. */
async function whileWaiting<T>(awaited: Promise<T>, work: (round: number) => Promise<unknown>): Promise<{ result: T; rounds: number }> {
  let ended = false
  const watched = awaited.finally(() => {
    ended = true
  })
  // A failure is thrown below, where it is awaited.
  watched.catch(() => undefined)
  let rounds = 0
  do {
    await work(rounds)
    rounds += 1
    // What is answered from memory would else never let the other go on.
    await turn()
  } while (!ended)
  return { result: await watched, rounds }
}

const pieces = async (db: OpenDatabase['db']) => {
  const { rows } = await sql<{ stock: number; parts: number }>`
    select sum(stock)::int as stock, (select count(*)::int from part_number) as parts from part`.execute(db)
  return rows[0]
}

test('a backup shows one moment, although the shop goes on changing the largest tables: nothing of a change is in it without the rest', async () => {
  const ids = (await shop.db.selectFrom('part').select('id').orderBy('id').execute()).map(({ id }) => id)
  await sql`update part set stock = 1000000 where id = ${ids[0]}`.execute(shop.db)
  const before = await pieces(shop.db)
  // A piece goes from the first part to the last, and numbers come and go: in any one moment the sums are the same.
  const { rounds } = await whileWaiting(makeBackup(shop.db, file, { hasSingleConnection: oneConnection, nowMs: shop.clock.now() }), () =>
    shop.db.transaction().execute(async (trx) => {
      await sql`update part set stock = stock + 1 where id = ${ids.at(-1)}`.execute(trx)
      await sql`update part set stock = stock - 1 where id = ${ids[0]}`.execute(trx)
      await sql`insert into part_number select part_id, 900 + sort_num, tenant_id, kind, maker, display, key from part_number where part_id = ${ids[7]} and sort_num = 0
        on conflict do nothing`.execute(trx)
      await sql`delete from part_number where part_id = ${ids[7]} and sort_num = 900`.execute(trx)
    }),
  )
  expect(rounds).toBeGreaterThan(3)
  expect(await pieces(shop.db)).toEqual(before)
  await restoreBackup(target.db, file, { canReplaceOrders: false, clock: shop.clock, who: 'test' })
  expect(await pieces(target.db)).toEqual(before)
  const taken = gunzipSync(readFileSync(file)).toString()
  // The embedded database was read ahead, and the table that had changed once more.
  expect(taken.includes('{"table":"part_version","again":true}')).toBe(oneConnection)
})

test('customers are served during a restore: each waits, none is refused, and then all see what was restored', async () => {
  const state = await stateOf(target.db, [...ofTheRestore, 'search_record'])
  const app = shop.again()
  const asked = () => app.request('/marco/api/v1/product/search?searchStr=starter')
  await shop.db.deleteFrom('keyword').execute()
  const { rounds } = await whileWaiting(
    restoreBackup(shop.db, file, { canReplaceOrders: true, clock: shop.clock, who: 'test' }),
    async () => expect((await asked()).status).toBe(200),
  )
  expect(rounds).toBeGreaterThan(0)
  expect(await stateOf(shop.db, [...ofTheRestore, 'search_record'])).toEqual(state)
  expect((await shop.done('tenants list')).split('\n')).toHaveLength(3)
})

test('two backups at once are not made: the second is refused, the first is whole', async () => {
  const options = { hasSingleConnection: oneConnection, nowMs: shop.clock.now() }
  const [first, second] = await Promise.allSettled([makeBackup(shop.db, file, options), makeBackup(shop.db, files.path('second'), options)])
  expect(first.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('Another backup or restore') } })
})

test('backups of two databases to one name at once do not touch what the other writes: the file is the whole one of who ended last', async () => {
  const [name, options] = [files.path('shared'), { hasSingleConnection: oneConnection, nowMs: shop.clock.now() }]
  await target.db.deleteFrom('keyword').execute()
  let other: BackupResult | undefined
  const meanwhile = after1st(READ_BACK, async () => {
    other = await makeBackup(target.db, name, options)
    expect(statSync(name).size).toBe(other.bytes)
  })
  const { bytes, totals } = await makeBackup(shop.db.withPlugin(meanwhile), name, options)
  expect(totals).not.toEqual(other?.totals)
  expect(statSync(name).size).toBe(bytes)
  expect((await checkBackupFile(name)).end.totals).toEqual(totals)
})
