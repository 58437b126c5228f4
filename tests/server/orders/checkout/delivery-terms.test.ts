import { expect, test } from 'vitest'
import { deliveryOffers } from '#contract/delivery/delivery.ts'
import { centsOf } from '#contract/kernel/primitives.ts'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import { orderShop, testTerms } from '../support/shop.ts'

const shop = await orderShop()

test('what anybody is told before signing in is what the checkout quotes', async () => {
  const [ada, mcode] = [await shop.customer(), await shop.part({ weight_g: 1650, price: '50.00', price_steps: '[]' })]
  await ada.add(mcode, 2)
  const quote = await shop.quote(ada)
  const { result: terms } = await shop.say('deliveryTerms', { country: 'US' }, {})
  const sent = { grams: quote.sums.weightKg * 1000, goodsCents: centsOf(quote.sums.goods), from: dayInZone('UTC', shop.clock.now()) }
  expect(quote.deliveries.length).toBeGreaterThan(1)
  expect(deliveryOffers(terms.ways, sent)).toEqual(quote.deliveries)
})

test('a country that no way names has the counter alone, and no tax of the shop', async () => {
  const { ways, taxed } = (await shop.say('deliveryTerms', { country: 'NZ' }, {})).result
  expect([ways.map(({ id }) => id), taxed]).toEqual([['collection'], false])
})

test('a row that names the country wins over one for everywhere', async () => {
  const [parcel] = testTerms.deliveries
  if (!parcel) throw new Error('The plain terms send nothing.')
  const abroad = { ...parcel, countries: ['*'], name: 'Air parcel', days: [8, 16] as [number, number] }
  await shop.setTerms({ ...testTerms, deliveries: [...testTerms.deliveries, abroad] }, shop.special.id)
  const named = async (country: string) =>
    (await shop.say('deliveryTerms', { country }, { tenant: shop.special.id })).result.ways.find(({ id }) => id === 'standard')?.name
  expect([await named('US'), await named('NZ')]).toEqual([parcel.name, 'Air parcel'])
})

test('what is no country is refused', async () => {
  expect((await shop.raw('/order/api/v1/delivery/terms?country=usa')).status).toBe(400)
})
