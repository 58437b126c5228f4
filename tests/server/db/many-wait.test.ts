import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { cartShop } from '../cart/support/shop.ts'

// Nobody waits for a lock on the embedded database: it has one connection.
test.runIf(process.env['DATABASE_URL'])(
  'fifteen changes that wait for one lock are refused in time with 503, and meanwhile the questions of health are answered',
  async () => {
    const shop = await cartShop()
    const mcode = await shop.part()
    const buyer = await shop.customer()
    const url = new URL(process.env['DATABASE_URL'] ?? '')
    const here = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
    url.pathname = `/${here.rows[0]?.name}`
    const [holder, watch] = [new pg.Client({ connectionString: url.href }), new pg.Client({ connectionString: url.href })]
    await holder.connect()
    await watch.connect()
    await vi.waitFor(async () => expect((await shop.app.request('/readyz')).status).toBe(200))
    await holder.query('begin')
    await holder.query('select 1 from account where id = $1 for update', [buyer.id])

    const changes = Promise.all(Array.from({ length: 15 }, () => buyer.add(mcode, 1)))
    await vi.waitFor(async () => {
      const waiting = await watch.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting.rowCount).toBe(10)
    })
    expect(await (await shop.app.request('/healthz')).json()).toEqual({ ok: true })
    expect(await (await shop.app.request('/readyz')).json()).toMatchObject({ ok: true, database: 'answers' })
    for (const { status, error } of await changes) expect([status, error]).toEqual([503, 'unavailable'])
    expect(shop.mistakes.splice(0)).toHaveLength(15)

    await holder.query('rollback')
    await holder.end()
    await watch.end()
    expect((await buyer.add(mcode, 1)).code).toBe(200)
    expect(await buyer.holds()).toEqual({ [mcode]: 1 })
  },
)
