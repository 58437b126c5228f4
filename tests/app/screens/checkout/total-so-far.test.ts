import { expect, test } from 'vitest'
import { partialCheckoutTotal } from '#app/screens/checkout/total-so-far.ts'
import { quoteOf } from '../../../support/order-shop.ts'

const cart = { goods: 20.2, total: 26.2 }
const quote = quoteOf([{ id: 'A-1', qty: 2 }])
const cents = (usd: number) => Math.round(usd * 100)

test('before the shop has said anything it is what the cart comes to, and delivery comes on top', () => {
  expect(partialCheckoutTotal({ quote: null, delivery: '', isQuoteCurrent: false }, cart)).toEqual({ totalUsd: 26.2, isComplete: false })
})

test('as long as no delivery is chosen, the one that the shop has reckoned with is not in it; a coupon is', () => {
  const { sums } = quote
  const cheaper = { ...quote, sums: { ...sums, discount: 2, total: sums.total - 2 } }
  expect(cents(partialCheckoutTotal({ quote: cheaper, delivery: '', isQuoteCurrent: true }, cart).totalUsd)).toBe(2420)
  expect(partialCheckoutTotal({ quote, delivery: 'express', isQuoteCurrent: true }, cart)).toEqual({ totalUsd: 26.2, isComplete: false })
})

test('with the delivery chosen it is the whole', () => {
  expect(partialCheckoutTotal({ quote, delivery: 'standard', isQuoteCurrent: true }, cart)).toEqual({ totalUsd: 39.15, isComplete: true })
})

test('a quote that may not hold any more says nothing', () => {
  expect(partialCheckoutTotal({ quote, delivery: 'standard', isQuoteCurrent: false }, cart)).toEqual({ totalUsd: 26.2, isComplete: false })
})
