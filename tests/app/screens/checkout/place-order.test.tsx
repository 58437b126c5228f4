import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ref } from 'valtio/vanilla'
import type { Quote } from '#contract/checkout.ts'
import { PlaceOrder } from '#app/screens/checkout/PlaceOrder.tsx'
import { checkout, newDraft } from '#app/state/checkout/checkout.ts'
import { quoteOf } from '../../../support/order-shop.ts'
import { draw, words } from '../../../support/shell.tsx'

function drawn(differs: Partial<Quote>): void {
  checkout.draft = ref({ ...newDraft(), quote: quoteOf([{ id: 'A-1', qty: 2 }], differs) })
  Object.assign(checkout, { fresh: true, asking: false, placing: false })
  draw(<PlaceOrder />)
}
const refused = { about: 'coupon', id: 'PIT10', error: 'coupon-refused', say: 'The coupon PIT10 has expired.' } as const
const soldOut = { about: 'lines', id: 'A-1', error: 'sold-out', say: 'A-1 is sold out.' } as const
const coupon = 'The coupon keeps the order from being placed.'

test('a coupon that is in the way is named at the button, with the one way on; the button says by it why it cannot be pressed', () => {
  drawn({ quoteHash: '', problems: [refused] })
  expect(screen.getByRole('button', { name: 'Order without the coupon' }).hasAttribute('disabled')).toBe(false)
  expect(words()).not.toContain('First mend')
  const place = screen.getByRole('button', { name: /^Place the order/, description: new RegExp(coupon) })
  expect(place.hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: /^Place the order/, description: new RegExp(refused.say) })).toBe(place)
})

test('what else is in the way is told too', () => {
  drawn({ quoteHash: '', problems: [soldOut, refused] })
  expect(screen.getByText('First mend what is marked in red.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Order without the coupon' })).toBeDefined()
})

test('without a coupon in the way none is spoken of', () => {
  drawn({ quoteHash: '', problems: [soldOut] })
  expect(screen.getByText('First mend what is marked in red.')).toBeDefined()
  expect(words()).not.toContain('coupon')
})

test('with nothing in the way the order can be placed', () => {
  drawn({})
  expect(screen.getByRole('button', { name: /^Place the order/ }).hasAttribute('disabled')).toBe(false)
  expect(words()).not.toContain('coupon')
})
