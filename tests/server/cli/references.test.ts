import { expect, test } from 'vitest'
import { recordPayment } from '#server/orders/payments.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

test('one transfer pays two invoices; for one of them it counts once', async () => {
  const [one, other] = [await shop.order(), await shop.order()]
  for (const { number, total } of [one, other])
    expect(await shop.json(`orders pay ${number} --reference BANK-77`)).toMatchObject({ state: 'paid', paid: total, due: 0 })
  const half = await shop.order()
  await shop.done(`orders pay ${half.number} 10 --reference BANK-77`)
  expect(await shop.done(`orders pay ${half.number} 10 --reference BANK-77`)).toContain('recorded already. Nothing was changed.')
})

test('one transfer sends two refunds', async () => {
  const { number } = await shop.order()
  await shop.done(`orders pay ${number}`)
  for (const amount of ['5', '6']) await shop.done(`orders refund ${number} ${amount}`)
  const owed = (await shop.json('refunds list')).filter((one: { order: string }) => one.order === number)
  for (const { id } of owed) expect(await shop.done(`refunds sent ${id} --reference BANK-78`)).toContain('is sent.')
  expect((await shop.json(`orders show ${number}`)).money.refundDue).toBe(0)
})

test.each(['pi_3Abc', 'cs_test_9'])('what Stripe calls a payment, %s, counts for one order only', async (reference) => {
  const [one, other] = [await shop.order(), await shop.order()]
  const pay = (id: string) => shop.inside((at) => recordPayment(at, id, { cents: 1000, method: 'card', reference, actor: 'system' }))
  expect([await pay(one.id), await pay(other.id)]).toEqual([true, false])
})
