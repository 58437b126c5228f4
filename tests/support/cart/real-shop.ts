import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { sendCall } from '#data/call.ts'
import { openSession } from '#server/kernel/sessions.ts'
import { portTo } from '../port.ts'
import { openShop } from '../server.ts'
import type { TestShop } from './shop.ts'

/** Of a part that there is not. */
const PRICE_OF_NONE = 100

/** The shop's own server, on its embedded database or on the one at DATABASE_URL, with parts shaped for the cart. */
export async function realShop(): Promise<TestShop & { mistakes: unknown[]; close: () => Promise<void> }> {
  const shop = await openShop()
  const tenantId = shop.general
  let app = shop.again()
  const rows = await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', tenantId).orderBy('mcode').limit(6).execute()
  const [one = '', two = '', three = '', few = '', gone = '', pair = ''] = rows.map(({ mcode }) => mcode)
  // One price for any quantity: of a line's price only its buyer's last look decides.
  await sql`update part set price_steps = jsonb_build_array(jsonb_build_object('fromQty', 1, 'unitPrice', price::text)) where tenant_id = ${tenantId}`.execute(
    shop.db,
  )
  const shape = (mcode: string, facts: { stock: number; ended: boolean; min_qty: number }) =>
    shop.db.updateTable('part').set(facts).where('tenant_id', '=', tenantId).where('mcode', '=', mcode).execute()
  for (const mcode of [one, two, three]) await shape(mcode, { stock: 1000, ended: false, min_qty: 1 })
  await shape(few, { stock: 3, ended: true, min_qty: 1 })
  await shape(gone, { stock: 0, ended: true, min_qty: 1 })
  await shape(pair, { stock: 1000, ended: false, min_qty: 2 })

  async function newOwner(): Promise<string> {
    const id = randomUUID()
    const now = new Date()
    const email = `${id}@example.com`
    const nothing = { area_code: '', phone: '', company: '', discovery_channel: null, password_hash: '' }
    await shop.db
      .insertInto('account')
      .values({
        tenant_id: tenantId,
        id,
        email,
        email_key: email,
        realname: 'Ada',
        language: 'en',
        verified_at: now,
        created_at: now,
        ...nothing,
      })
      .execute()
    return id
  }

  return {
    parts: { good: [one, two, three], few, gone, pair, unknown: 'NO-SUCH-PART-1' },
    tenantId,
    answer: async (request) => app.fetch(request),
    restart: () => {
      app = shop.again()
    },
    newOwner,
    signIn: (owner) => openSession(shop.db, tenantId, owner, 'test', Date.now()),
    expire: async (owner) => {
      await shop.db.deleteFrom('account_session').where('tenant_id', '=', tenantId).where('account_id', '=', owner).execute()
    },
    async cartOf(owner) {
      const token = await openSession(shop.db, tenantId, owner, 'test', Date.now())
      const rows = await shop.db
        .selectFrom('cart_line')
        .select(['mcode', 'qty', 'job'])
        .where('tenant_id', '=', tenantId)
        .where('account_id', '=', owner)
        .execute()
      const port = portTo(app.fetch, { tenantId, token: async () => token })
      const { value: sums } = await sendCall(port, 'cartCount', {})
      const { value: lines } = await sendCall(port, 'cartList', { type: 1 })
      const before = Object.fromEntries(lines.flatMap(({ id, priceBefore }) => (priceBefore === undefined ? [] : [[id, priceBefore]])))
      return { cart: Object.fromEntries(rows.map(({ mcode, qty, job }) => [mcode, { qty, job }])), total: sums.total, before }
    },
    priceOf: async (part) => {
      const row = await shop.db
        .selectFrom('part')
        .select('price')
        .where('tenant_id', '=', tenantId)
        .where('mcode', '=', part)
        .executeTakeFirst()
      return Number(row?.price ?? PRICE_OF_NONE)
    },
    makeDearer: async (part) => {
      await sql`update part set price = price + 1, price_steps = jsonb_build_array(jsonb_build_object('fromQty', 1, 'unitPrice', (price + 1)::text))
        where tenant_id = ${tenantId} and mcode = ${part}`.execute(shop.db)
    },
    mistakes: shop.mistakes,
    close: shop.close,
  }
}
