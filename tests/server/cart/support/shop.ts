import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { CallName, CallResultOf } from '#contract/calls.ts'
import type { cartCalls } from '#contract/cart/cart-calls.ts'
import type { AppOptions } from '#server/app-options.ts'
import type { PartTable } from '#server/db/tables.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { openSession } from '#server/kernel/sessions.ts'
import type { PromotionTable } from '#server/promotions/tables.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { type AppReply, type How, callApp as sayTo } from '../../../support/call-app.ts'
import { cheapHasher } from '../../../support/cheap-hasher.ts'
import { shopForTests, type TestShop } from '../../../support/server.ts'

export type CartCallName = keyof typeof cartCalls
export const password = 'brush gear and pinion'

type PromotionFacts = { id: string; percent?: number; cents?: number; tenant?: string } & Partial<
  Pick<PromotionTable, 'name' | 'mcodes' | 'category_ids' | 'producers' | 'conditions' | 'starts_at' | 'ends_at'>
>

/** A shop with a clock that stands still, parts that a test shapes as it likes, and customers who are signed in. */
export async function cartShop(more: (db: TestShop['db'], clock: Clock) => Partial<AppOptions> = () => ({})) {
  const shop = await shopForTests()
  const clock = { time: Date.parse('2026-11-21T08:00:00Z'), now: () => clock.time }
  // Mails and what else a reply does not wait for: a test that looks at what follows from a change waits for it here.
  const tasks = createBackgroundTasks((_, cause) => shop.mistakes.push(cause))
  const app = shop.again({ clock, backgroundTasks: tasks, ...more(shop.db, clock) })
  atTheEnd(tasks.whenIdle)
  const codes = async (tenant: string) =>
    (await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', tenant).orderBy('mcode').execute()).map(({ mcode }) => mcode)
  const unused = { [shop.general]: await codes(shop.general), [shop.special.id]: await codes(shop.special.id) }

  /** A part that no other test has, with these facts. By default plenty are in stock. */
  async function part(facts: Partial<Omit<Insertable<PartTable>, 'mcode'>> = {}, tenant = shop.general): Promise<string> {
    const mcode = unused[tenant]?.shift()
    if (mcode === undefined) throw new Error('The test catalogue has run out of parts.')
    await change(mcode, { stock: 100, ended: false, restock_on: null, min_qty: 1, ...facts }, tenant)
    return mcode
  }
  const change = (mcode: string, facts: Partial<Omit<Insertable<PartTable>, 'mcode'>>, tenant = shop.general) =>
    shop.db.updateTable('part').set(facts).where('tenant_id', '=', tenant).where('mcode', '=', mcode).execute()

  /** A promotion of a day from now on, unless it says otherwise. Servers hear of it as of any change of the catalogue. */
  async function promotion({ percent, cents, tenant = shop.general, ...facts }: PromotionFacts): Promise<void> {
    await shop.db
      .insertInto('promotion')
      .values({
        ...{
          tenant_id: tenant,
          name: 'An offer',
          terms: '',
          percent: percent ?? null,
          price: cents === undefined ? null : String(cents / 100),
        },
        ...{ starts_at: new Date(clock.time), ends_at: new Date(clock.time + 24 * 60 * 60 * 1000), made_at: new Date(clock.time) },
        ...{ mcodes: null, category_ids: null, producers: null, conditions: null, ...facts },
      })
      .execute()
    await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${tenant}`.execute(shop.db)
  }

  const say = <N extends CallName>(name: N, input: unknown, how: How): Promise<AppReply<CallResultOf<N>>> =>
    sayTo(app, name, input, { tenant: shop.general, ...how })

  /** A signed-in customer with an empty cart. `known`: with a password that can be typed. */
  async function customer(tenant = shop.general, known = false) {
    const id = randomUUID()
    const now = new Date(clock.time)
    const email = `${id}@example.com`
    await shop.db
      .insertInto('account')
      .values({
        ...{
          tenant_id: tenant,
          id,
          email,
          email_key: email,
          password_hash: known ? await cheapHasher.hash(password) : '',
          realname: 'Ada',
        },
        ...{ area_code: '', phone: '', company: '', language: 'en', discovery_channel: null, verified_at: now, created_at: now },
      })
      .execute()
    const token = await openSession(shop.db, tenant, id, 'test', clock.time)
    const own = <N extends CallName>(name: N, input: unknown, how: How = {}) => say(name, input, { tenant, token, ...how })
    return {
      id,
      token,
      say: own,
      add: (mcode: string, qty: unknown, how?: How) => own('cartAdd', { mcode, qty }, how),
      update: (id: string, qty: unknown, how?: How) => own('cartUpdate', { id, qty }, how),
      setAside: (ids: string, job: string, how?: How) => own('cartSetAside', { ids, job }, how),
      remove: (ids: string, how?: How) => own('cartDeleteBatch', { ids }, how),
      lines: async () => (await own('cartList', { type: 1 })).result,
      line: async (mcode: string) => (await own('cartList', { type: 1 })).result.find(({ id }) => id === mcode),
      sums: async () => (await own('cartCount', {})).result,
      /** Id and quantity of every line. */
      holds: async () => Object.fromEntries((await own('cartList', {})).result.map(({ id, qty }) => [id, qty])),
    }
  }

  return { ...shop, app, clock, idle: tasks.whenIdle, part, promotion, change, say, customer }
}
export type CartShop = Awaited<ReturnType<typeof cartShop>>
export type Customer = Awaited<ReturnType<CartShop['customer']>>
