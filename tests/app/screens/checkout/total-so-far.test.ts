import { expect, test } from 'vitest'
import { checkoutTotalSoFar } from '#app/screens/checkout/total-so-far.ts'
import { quoteOf } from '../../../support/order-shop.ts'

const cart = { goods: 20.2, total: 26.2 }
const quote = quoteOf([{ id: 'A-1', qty: 2 }])
const cents = (usd: number) => Math.round(usd * 100)

test('before the shop has said anything it is what the cart comes to, and delivery comes on top', () => {
  expect(checkoutTotalSoFar({ quote: null, delivery: '', isQuoteCurrent: false }, cart)).toEqual({ usd: 26.2, whole: false })
})

test('as long as no delivery is chosen, the one that the shop has reckoned with is not in it; a coupon is', () => {
  const { sums } = quote
  const cheaper = { ...quote, sums: { ...sums, discount: 2, total: sums.total - 2 } }
  expect(cents(checkoutTotalSoFar({ quote: cheaper, delivery: '', isQuoteCurrent: true }, cart).usd)).toBe(2420)
  expect(checkoutTotalSoFar({ quote, delivery: 'express', isQuoteCurrent: true }, cart)).toEqual({ usd: 26.2, whole: false })
})

test('with the delivery chosen it is the whole', () => {
  expect(checkoutTotalSoFar({ quote, delivery: 'standard', isQuoteCurrent: true }, cart)).toEqual({ usd: 39.15, whole: true })
})

test('a quote that may not hold any more says nothing', () => {
  expect(checkoutTotalSoFar({ quote, delivery: 'standard', isQuoteCurrent: false }, cart)).toEqual({ usd: 26.2, whole: false })
})
