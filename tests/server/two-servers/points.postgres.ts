import { expect, test } from 'vitest'
import { syncOrderPoints } from '#server/orders/rewards/points-hook.ts'
import { addPoints, readPointBalance, spendPoints } from '#server/rewards/ledger.ts'
import { orderShop } from '../orders/support/shop.ts'

const shop = await orderShop()
const about = { kind: 'gift', id: 'g', name: 'A gift' } as const

test('over many connections the last points go to one of twenty, and no cause is written twice', async () => {
  const ada = await shop.customer()
  const give = () => shop.inside((at) => addPoints(at, ada.id, 100, { cause: 'once', kind: 'granted', about }))
  expect((await Promise.all(Array.from({ length: 8 }, give))).filter(Boolean)).toHaveLength(1)
  const said = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      shop.inside((inside) => spendPoints(inside, ada.id, 60, { cause: `draw ${at}`, kind: 'redeemed', about })),
    ),
  )
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await shop.inside((at) => readPointBalance(at, ada.id))).balance).toBe(40)
})

test('a delivered order that two servers hear of at once earns once', async () => {
  const ada = await shop.customer()
  const part = await shop.part({ weight_g: 500, price: '10.00', price_steps: '[]', core_charge: '0.00' })
  const order = await shop.delivered(ada, { [part]: 3 })
  await Promise.all(Array.from({ length: 6 }, (_, at) => shop.inside((inside) => syncOrderPoints(inside, ada.id, order.id, `event ${at}`))))
  expect((await shop.inside((at) => readPointBalance(at, ada.id))).balance).toBe(30)
})
