import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { CommandContext } from '#server/cli/command.ts'
import { cancelOrder, packOrder, payOrder } from '#server/cli/orders-move.ts'
import { setPartStock } from '#server/cli/parts-change.ts'
import { refundOrder } from '#server/cli/refunds.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { password } from '../cart/support/shop.ts'
import { orderShop } from './support/shop.ts'

const shop = await orderShop()
const host = { db: shop.db, clock: shop.clock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
const command: CommandContext = { ...host, who: 'ann', action: 'test', tenant: undefined, folder: '' }

/** What came of each: done, or the refusal. Anything else is a mistake. */
const outcomes = async (all: Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    all.map((one) =>
      one.then(
        () => 'done',
        (refused: unknown) => {
          if (refused instanceof AppError) return refused.code
          throw refused
        },
      ),
    ),
  )

const ROUNDS = 6

test('cancelling by the customer, cancelling, packing, paying and refunding by the shop, all at once: one way or another, money and stock agree', async () => {
  const [a, b] = [
    await shop.part({ stock: 1000, price: '10.00', price_steps: '[]' }),
    await shop.part({ stock: 1000, price: '3.00', price_steps: '[]' }),
  ]
  const ada = await shop.customer()
  let sold = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, number, total } = await shop.ordered(ada, { [a]: 2, [b]: 1 })
    const cents = Math.round(total * 100)
    const said = await outcomes([
      payOrder(command, number, cents, {}),
      ada.say('orderCancel', { id, reason: '' }),
      cancelOrder(command, number, {}),
      refundOrder(command, number, 100, {}),
      refundOrder(command, number, cents, {}),
      packOrder(command, number),
      ada.add(a, 1),
      setPartStock(command, a, (before) => before),
    ])
    const row = await shop.db.selectFrom('shop_order').select(['state', 'paid', 'refunded']).where('id', '=', id).executeTakeFirstOrThrow()
    if (row.state === 'cancelled') expect(row.refunded, said.join()).toBe(row.paid)
    else sold += 2
    expect(Number(row.refunded)).toBeLessThanOrEqual(Number(row.paid))
  }
  expect(await shop.stock(a)).toBe(1000 - sold)
})

test('an account that is deleted while its owner orders and cancels leaves no order with a name on it, and no mistake', async () => {
  const mcode = await shop.part({ stock: 1000, price: '10.00', price_steps: '[]' })
  for (let round = 0; round < ROUNDS; round += 1) {
    const ada = await shop.customer(shop.general, true)
    const { id } = await shop.ordered(ada, { [mcode]: 1 })
    await ada.add(mcode, 1)
    const wish = shop.wishOf(await shop.quote(ada))
    const said = await Promise.all([
      ada.say('orderCancel', { id, reason: '' }),
      ada.say('deleteAccount', { password }),
      ada.say('orderPlace', wish),
    ])
    expect(said.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(said[1]).toMatchObject({ code: 200 })
  }
  const named = await shop.db.selectFrom('shop_order').select('id').where('email', '<>', '').where('account_id', 'is', null).execute()
  expect(named).toEqual([])
})
