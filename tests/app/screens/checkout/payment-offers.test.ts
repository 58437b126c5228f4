import { expect, test } from 'vitest'
import { allowedPaymentOffers } from '#app/screens/checkout/payment-offers.ts'
import { deliveryTexts } from '#contract/checkout/checkout.ts'
import { deliveryMethods } from '#contract/delivery/delivery-terms.ts'
import { defaultOrderTerms } from '#server/orders/terms.ts'
import { builtInPayments } from '#server/payments/providers.ts'

/** What the shop says of its ways to pay, for goods that are fetched or sent. */
const ofShop = (delivery: 'collection' | 'standard') =>
  builtInPayments.map(({ id, name, offer }) => ({ id, name, ...offer({ delivery, totalCents: 1000, country: 'US', locale: 'en-US' }) }))

test.each(['collection', 'standard'] as const)('without the shop the ways to pay are worded as the shop words them: %s', (delivery) => {
  expect(allowedPaymentOffers([], delivery, false)).toEqual(ofShop(delivery))
})

test('what the shop said of another delivery is turned to the one that is chosen now', () => {
  expect(allowedPaymentOffers(ofShop('standard'), 'collection', false)).toEqual(ofShop('collection'))
  expect(allowedPaymentOffers(ofShop('collection'), 'standard', false)).toEqual(ofShop('standard'))
  expect(allowedPaymentOffers(ofShop('standard'), 'collection', true)).toEqual(ofShop('standard'))
})

test('a way of delivery is called the same with the shop and without it', () => {
  for (const id of deliveryMethods) expect(defaultOrderTerms.deliveries.find((row) => row.id === id)?.name).toBe(deliveryTexts[id])
})
