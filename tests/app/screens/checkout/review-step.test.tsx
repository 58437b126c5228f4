import { screen, within } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test } from 'vitest'
import type { Quote } from '#contract/checkout.ts'
import { ReviewStep } from '#app/screens/checkout/ReviewStep.tsx'
import { cart, noSums } from '#app/state/cart/cart.ts'
import { type CheckoutDraft, checkout, newDraft } from '#app/state/checkout/checkout.ts'
import { quoteOf } from '../../../support/order-shop.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

const shown = quoteOf([{ id: 'A-1', qty: 2 }])
const typed = { coupon: 'PIT10', couponTyped: 'PIT10' }
const soldOut = 'A-1 is sold out, and nobody knows when more will come. Your cart holds 2.'
const expired = 'The coupon PIT10 has expired. The order is reckoned without it.'
const refused: Quote = { ...shown, quoteHash: '', problems: [{ about: 'coupon', id: 'PIT10', error: 'coupon-refused', say: expired }] }

function drawn(quote: Quote, { before = null, ...differs }: Partial<CheckoutDraft> & { before?: Quote | null } = {}): void {
  checkout.draft = ref({ ...newDraft(), step: 'review', quote, ...differs })
  Object.assign(checkout, { status: 'ready', fresh: true, asking: false, placing: false, trouble: null, refusal: null })
  checkout.before = before === null ? null : ref(before)
  draw(<ReviewStep />)
}
const coupon = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Coupon/ })
const place = () => screen.getByRole('button', { name: /^Place the order/ })

beforeEach(async () => {
  await openShop('/shoppingCheckout')
  Object.assign(cart, { status: 'ready', lines: [], sums: noSums })
})

test('old and new total stand above the button that commits, which names the new one', () => {
  drawn({ ...shown, sums: { ...shown.sums, total: 1576.54 } }, { before: shown })
  const changes = screen.getByRole('region', { name: 'What has changed' })
  expect(words(changes)).toContain('Total$39.15$1,576.54')
  expect(words(place())).toBe('Place the order · $1,576.54')
  expect(place().hasAttribute('disabled')).toBe(false)
  expect(changes.compareDocumentPosition(place()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('a price that its buyer has not seen before keeps the order from being placed until they take it', () => {
  const say = 'The price of A-1 went from $10.10 to $777.77.'
  const changes: Quote['changes'] = shown.lines.map(({ id }) => ({ id, what: 'price', before: 10.1, after: 777.77, say }))
  drawn({ ...shown, changes })
  expect(place().hasAttribute('disabled')).toBe(true)
  expect(words(place().parentElement ?? place())).toContain('First say whether you take the new price.')
  expect(screen.getByRole('button', { name: 'Take the new price' })).toBeTruthy()
})

test('a part that is sold out is told over the lines in the sentence of the shop, and not at the coupon', () => {
  drawn({ ...shown, quoteHash: '', problems: [{ about: 'lines', id: 'A-1', error: 'sold-out', say: soldOut }] }, typed)
  const review = screen.getByRole('region', { name: /Review$/ })
  expect(words(within(review).getByRole('alert'))).toBe(soldOut)
  expect(coupon().getAttribute('aria-invalid')).toBeNull()
  expect(place().hasAttribute('disabled')).toBe(true)
})

test('a coupon that has expired is told at its field, which keeps the code, with the way on without it; the lines are not blamed', () => {
  drawn(refused, typed)
  expect(screen.getByRole('textbox', { name: /^Coupon/, description: expired })).toBe(coupon())
  expect([coupon().getAttribute('aria-invalid'), coupon().value]).toEqual(['true', 'PIT10'])
  expect(screen.getByRole('button', { name: 'Order without it' }).hasAttribute('disabled')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of a code that is typed anew the old refusal is not told', () => {
  drawn(refused, { ...typed, couponTyped: 'PIT20' })
  expect(coupon().getAttribute('aria-invalid')).toBeNull()
})
