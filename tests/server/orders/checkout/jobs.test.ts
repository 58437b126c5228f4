import { expect, test } from 'vitest'
import { orderShop } from '../support/shop.ts'

const shop = await orderShop()

test('one order holds several jobs: each line says what its pieces are for', async () => {
  const [ada, a, b] = [await shop.customer(), await shop.part({ price: '100.00', price_steps: '[]' }), await shop.part()]
  await ada.say('cartAdd', { mcode: a, qty: 3, jobs: [{ job: 'Hilux Meyer', qty: 2 }] })
  await ada.say('cartAdd', { mcode: b, qty: 1 })
  const said = await shop.place(ada)
  expect(said.code).toBe(200)
  const { lines } = await shop.detail(ada, said.result.id)
  expect(lines.map(({ id, qty, jobs }) => [id, qty, jobs])).toEqual([
    [a, 3, [{ job: 'Hilux Meyer', qty: 2 }]],
    [b, 1, undefined],
  ])
})
