import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { findPrograms, withThrowAwayPostgres } from '../../../.ci/throw-away-postgres.ts'
import { type Customer, type OrderShop, orderShop } from '../orders/support/shop.ts'

const BUYERS = 8
const ORDERS_EACH = 6

/** Sends an order until the shop has said yes, as the outbox does: under one key, and again after a 503. Counts these. */
async function orderForSure(who: Customer, wish: object, refusals: { count: number }): Promise<string> {
  const key = randomUUID()
  for (let tries = 0; tries < 400; tries += 1) {
    const { status, code, error, result } = await who.say('orderPlace', wish, { key })
    if (code === 200) return result.id
    expect([status, code, error]).toEqual([503, 503, 'unavailable'])
    refusals.count += 1
    await wait(25)
  }
  throw new Error('The shop did not come back.')
}

/** Buyers who order one after the other while `disturb` goes on; then every order is there once, whole. */
async function ordersUnder(shop: OrderShop, disturb: () => Promise<void>): Promise<number> {
  const refusals = { count: 0 }
  const mcode = await shop.part({ stock: 10_000, price: '5.00', price_steps: '[]', core_charge: '0.00', weight_g: 100 })
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.customer()))
  const again = async <T extends { code: number }>(ask: () => Promise<T>): Promise<T> => {
    const said = await ask()
    if (said.code === 200) return said
    expect(said.code).toBe(503)
    refusals.count += 1
    await wait(25)
    return again(ask)
  }
  let over = false
  const disturbing = (async () => {
    while (!over) await disturb()
  })()
  const placed = await Promise.all(
    buyers.map(async (buyer) => {
      const ids: string[] = []
      for (let at = 0; at < ORDERS_EACH; at += 1) {
        const key = randomUUID()
        await again(() => buyer.add(mcode, 1, { key }))
        const quoted = await again(() => buyer.say('checkoutQuote', shop.choices()))
        ids.push(await orderForSure(buyer, shop.wishOf(quoted.result), refusals))
      }
      return ids
    }),
  )
  over = true
  await disturbing
  const ids = placed.flat()
  expect(new Set(ids).size).toBe(BUYERS * ORDERS_EACH)
  const counted = await again(async () => {
    const rows = await sql<{ orders: number; lines: number; events: number; stock: number }>`
      select (select count(*)::int from shop_order where id = any(${ids})) as orders,
        (select count(*)::int from order_line where mcode = ${mcode}) as lines,
        (select count(*)::int from order_event where order_id = any(${ids})) as events,
        (select stock from part where mcode = ${mcode} and tenant_id = ${shop.general}) as stock`.execute(shop.db)
    return { code: 200, ...rows.rows[0] }
  })
  const all = BUYERS * ORDERS_EACH
  await shop.idle()
  // Each connection that was lost under a question was reported, as it has to be.
  expect(shop.mistakes.splice(0).length).toBeGreaterThan(0)
  expect(counted).toEqual({ code: 200, orders: all, lines: all, events: all, stock: 10_000 - all })
  return refusals.count
}

// A server that can be restarted: only where `npm run test:postgres` has one at hand.
describe.runIf(process.env['DATABASE_URL'])('a shop under load whose PostgreSQL', () => {
  test('ends its connections answers 503, goes on by itself, and no order is half done or done twice', async () => {
    const shop = await orderShop()
    const admin = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
    await admin.connect()
    const name = (await sql<{ name: string }>`select current_database() as name`.execute(shop.db)).rows[0]?.name
    let ended = 0
    const refused = await ordersUnder(shop, async () => {
      const done = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state <> 'idle'`, [
        name,
      ])
      ended += done.rowCount ?? 0
      // Long enough for some of eight orders of one part, which wait for each other, to be done in between.
      await wait(150)
    })
    expect([ended > 0, refused > 0]).toEqual([true, true])
    await admin.end()
  })

  test('crashes and starts again answers 503, goes on by itself, and no order is half done or done twice', async () => {
    const programs = findPrograms()
    if (!programs) throw new Error('The programs of PostgreSQL are not here.')
    const before = process.env['DATABASE_URL']
    // What was committed must outlive the crash, as on a server that is set up well; the machine itself does not crash.
    await withThrowAwayPostgres(programs, { fsync: 'off' }, async (databaseUrl, server) => {
      process.env['DATABASE_URL'] = databaseUrl
      try {
        const shop = await orderShop()
        // The copy of a database has its sequences as they stood, without the 32 values that PostgreSQL writes to its log ahead of their use.
        // Until the next checkpoint a crash would set them back to the copied value.
        await sql`checkpoint`.execute(shop.db)
        let crashes = 0
        const refused = await ordersUnder(shop, async () => {
          await wait(200)
          if (crashes < 3) await server.crash()
          crashes += 1
        })
        expect([crashes > 0, refused > 0]).toEqual([true, true])
        await shop.close()
      } finally {
        process.env['DATABASE_URL'] = before
      }
    })
  })
})
