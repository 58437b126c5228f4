import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { findPrograms, type Outages, withThrowAwayPostgres } from '../../../.ci/throw-away-postgres.ts'
import { PASSWORD, signIn } from './support/killed/customer.ts'
import { carriedOut, demandAll, type Killed, type Ledger, oneRound } from './support/killed/rounds.ts'
import { ShopProcess } from './support/killed/shop-process.ts'

/** In all, half of them on each database. */
const KILLS = Number(process.env['KILLS'] ?? '1000')
const SEED = process.env['SEED'] ?? 'killed'
/** One kill and what follows takes a few seconds on two slow cores; one that takes this long hangs. */
const MAX_KILL_MS = 60_000

const kills = ({ kills }: Ledger): number => Object.values(kills).reduce((sum, count) => sum + count, 0)

/** The demo shop of 120 parts, on a database of its own, killed `KILLS / 2` times. */
async function soak(env: Record<string, string>, folder: string, outages: Outages | null): Promise<void> {
  const rng = new RandomGenerator(`${SEED} ${outages ? 'server' : 'embedded'}`)
  const shop = new ShopProcess({ ...env, DEMO_PARTS: '120', DEMO_PASSWORD: PASSWORD, DEMO_CUSTOMER: '1' })
  await shop.start()
  try {
    const customer = await signIn(shop)
    const { records } = await customer.read(
      '/marco/api/v1/product/aggregation/search?pageSize=100',
      v.object({ records: v.array(v.object({ mcode: v.string(), stock: v.object({ qty: v.number() }) })) }),
    )
    // The demo customer has something in the cart already, which would be ordered along.
    const inCart = await customer.cart()
    const free = records.filter(({ mcode }) => !Object.hasOwn(inCart, mcode))
    const [ordered, counted] = free.sort((one, other) => other.stock.qty - one.stock.qty).map(({ mcode }) => mcode)
    if (ordered === undefined || counted === undefined) throw new Error('The demo catalogue is empty.')
    for (const mcode of [ordered, counted]) await carriedOut(['parts', 'stock', 'set', mcode, '100000', '--tenant', 'general'], env)
    const kill = () => shop.kill()
    const databaseKills = outages && {
      'all of PostgreSQL': outages.crash,
      'a backend of PostgreSQL': async () => outages.killBackend(),
    }
    const killed: Killed = {
      ...{ shop, customer, env, ordered, counted, rng, commandsInShop: outages === null, backupFile: join(folder, 'shop.backup') },
      kills: { 'the shop': kill, ...databaseKills },
    }
    const before = { orders: await customer.orders() }
    const pieces = (await customer.cart())[counted] ?? 0
    const ledger: Ledger = { orders: [], pieces, name: await customer.name(), addresses: {}, kills: {}, rounds: {} }
    const began = Date.now()
    while (kills(ledger) < KILLS / 2) {
      await oneRound(killed, ledger)
      if (ledger.orders.length % 25 === 1) await demandAll(killed, ledger, before)
    }
    await shop.kill()
    await shop.revive()
    await demandAll(killed, ledger, before)
    for (const { id, total } of ledger.orders) {
      const { lines, sums, events } = await customer.detail(id)
      expect([lines.length, sums.total, events.length]).toEqual([1, total, 1])
    }
    const left = JSON.parse(await carriedOut(['parts', 'show', ordered, '--tenant', 'general', '--json'], env))
    expect(left).toMatchObject([{ stock: 100_000 - ledger.orders.length }])
    const said = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')
    process.stdout.write(
      `${outages ? 'PostgreSQL' : 'Embedded'}: ${kills(ledger)} kills (${said(ledger.kills)}) in rounds (${said(ledger.rounds)}); ${ledger.orders.length} orders; the shop ended by itself ${shop.endedByItself} times; ${Math.round((Date.now() - began) / 1000)} s\n`,
    )
    await shop.kill()
    await demandMails(env, ledger)
  } finally {
    await shop.kill()
  }
}

/** Of each order one mail was sent, waits to be sent, or is owed by an event that nobody has told of yet: one of these, and one only. */
async function demandMails(env: Record<string, string>, { orders }: Ledger): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: env['DATA_DIR'] ?? '', databaseUrl: env['DATABASE_URL'] })
  // By its name a mail that is kept already and still waits is one: handed over again, it is kept once (mail/database.ts).
  const { rows: mails } = await sql<{ name: string; subject: string }>`
    select mail_id as name, subject from kept_mail
    union select tenant_id || '.' || id || '.' || (extract(epoch from made_at) * 1000)::bigint, subject from mail_outbox`.execute(db)
  const untold = await db
    .selectFrom('order_event')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'order_event.tenant_id').onRef('shop_order.id', '=', 'order_event.order_id'),
    )
    .select('shop_order.number')
    .where(sql<boolean>`not 'mail' = any(order_event.notified)`)
    .where('notified_at', 'is', null)
    .execute()
  await close()
  const told = orders.map(({ number }) => ({
    number,
    times: mails.filter(({ subject }) => subject.includes(number)).length + untold.filter((event) => event.number === number).length,
  }))
  expect(told.filter(({ times }) => times !== 1)).toEqual([])
}

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'armature-killed-'))
  await work(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

const sentence = 'killed at random points of orders, carts, accounts, backups and restores: nothing is lost, doubled or half done'

test(
  `embedded, the shop is ${sentence}`,
  () => inFolder((folder) => soak({ DATA_DIR: join(folder, 'data') }, folder, null)),
  KILLS * MAX_KILL_MS,
)

test(
  `on PostgreSQL, the shop, the command or the database is ${sentence}`,
  () => {
    const bin = findPrograms()
    if (!bin) throw new Error('PostgreSQL is not installed. Install it (apt-get install postgresql).')
    // A process that is killed loses nothing that it gave the system, so nothing need reach the disk.
    return withThrowAwayPostgres(bin, { fsync: 'off', full_page_writes: 'off' }, (url, outages) =>
      inFolder((folder) => soak({ DATABASE_URL: url }, folder, outages)),
    )
  },
  KILLS * MAX_KILL_MS,
)
