import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#contract/limits.ts'
import type { LotteryPrizeTable, LotteryTable } from '#server/lottery/tables.ts'
import { addPoints, readPointBalance } from '#server/rewards/ledger.ts'
import { type Customer, orderShop } from '../../orders/support/shop.ts'

export const coupon = JSON.stringify({
  ...{ percent: null, amountCents: 1000, leastCents: 0, categoryId: null, condition: null, withSale: true, days: 90 },
})

/** A shop with one lottery at a time: each takes the place of the one before. */
export async function lotteryShop() {
  const shop = await orderShop()
  let made = 0
  async function lottery(prizes: readonly Partial<LotteryPrizeTable>[], facts: Partial<LotteryTable> = {}): Promise<string> {
    made += 1
    const id = `draw-${made}`
    const { time } = shop.clock
    await shop.db.deleteFrom('lottery').execute()
    await shop.db
      .insertInto('lottery')
      .values({
        ...{ tenant_id: shop.general, id, name: 'Autumn draw', text: '', points: 50, daily_most: 100, tickets: 10, rest_points: 5 },
        ...{
          starts_at: new Date(time - DAY_MS),
          ends_at: new Date(time + DAY_MS),
          secret: randomUUID(),
          made_at: new Date(time),
          ...facts,
        },
      })
      .execute()
    for (const [at, prize] of prizes.entries())
      await shop.db
        .insertInto('lottery_prize')
        .values({
          ...{ tenant_id: shop.general, lottery_id: id, id: `p-${at}`, kind: 'points', points: 0, coupon: null, gift_id: null },
          ...{ tickets: 1, stock: null, worth: 0, sort_num: at, ...(prize as object) },
        })
        .execute()
    return id
  }
  async function gift(id: string, facts: Record<string, unknown> = {}): Promise<string> {
    await shop.db
      .insertInto('gift_category')
      .values({ tenant_id: shop.general, id: 'bench', name: 'For the bench', sort_num: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await shop.db
      .insertInto('gift')
      .values({
        ...{ tenant_id: shop.general, id, category_id: 'bench', name: `Gauge ${id}`, text: '', picture: '', points: 100, stock: 5 },
        ...{ coupon: null, sort_num: 1, ...facts },
      })
      .execute()
    return id
  }
  async function rich(points = 1000): Promise<Customer> {
    const ada = await shop.customer()
    await shop.inside((at) => addPoints(at, ada.id, points, { cause: 'test', kind: 'granted', about: { kind: 'shop', id: '', name: '' } }))
    return ada
  }
  const state = async (who: Customer) => (await who.say('lotteryState', {})).result
  /** What the device sends of what it was shown. */
  async function shown(who: Customer) {
    const { lottery: runs, mine } = await state(who)
    if (runs === null || mine === null) throw new Error('No lottery runs.')
    return {
      id: runs.id,
      points: runs.points,
      shares: runs.prizes.map(({ id, tickets }) => ({ id, tickets })),
      hash: mine.hash,
      word: 'pinion',
    }
  }
  const draw = async (who: Customer, more: Record<string, unknown> = {}, key = randomUUID()) =>
    who.say('lotteryDraw', { ...(await shown(who)), ...more }, { key })
  const balance = async ({ id }: Customer) => (await shop.inside((at) => readPointBalance(at, id))).balance
  const stockOf = async (id: string) =>
    (await shop.db.selectFrom('lottery_prize').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
  return { ...shop, lottery, gift, rich, state, shown, draw, balance, stockOf }
}
