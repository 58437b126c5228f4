import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ref } from 'valtio/vanilla'
import { beforeEach, describe, expect, test } from 'vitest'
import { AddressStep } from '#app/screens/checkout/AddressStep.tsx'
import { BlockingCouponNotice } from '#app/screens/checkout/BlockingCouponNotice.tsx'
import { CheckoutBar } from '#app/screens/checkout/CheckoutBar.tsx'
import { ParcelChoice } from '#app/screens/checkout/ParcelChoice.tsx'
import { PlaceOrder } from '#app/screens/checkout/PlaceOrder.tsx'
import { QuoteChanges } from '#app/screens/checkout/QuoteChanges.tsx'
import { ReviewStep } from '#app/screens/checkout/ReviewStep.tsx'
import { addresses } from '#app/state/addresses/addresses.ts'
import { cart, emptyCartSums } from '#app/state/cart/cart.ts'
import { type CheckoutDraft, checkout, newDraft } from '#app/state/checkout/checkout.ts'
import type { Quote } from '#contract/checkout/checkout.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { quoteOf } from '../../../support/order-shop.ts'
import { draw, namesOf, openShop, words } from '../../../support/shell.tsx'

describe('the address', () => {
  beforeEach(() => {
    checkout.draft = ref(newDraft())
  })

  test('before the address book is known the step keeps its place and offers nothing that would open on a guess', () => {
    Object.assign(addresses, { status: 'loading', rows: [] })
    const { container } = draw(<AddressStep />)
    expect(screen.queryByRole('button', { name: 'Another address' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(container.querySelector('div[aria-hidden=true]')?.childElementCount).toBeGreaterThan(0)
  })

  test('an empty book opens the form', async () => {
    Object.assign(addresses, { status: 'ready', rows: [] })
    draw(<AddressStep />)
    expect(screen.getByText('New address')).toBeDefined()
    expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0)
  })
})

describe('the review', () => {
  const shown = quoteOf([{ id: 'A-1', qty: 2 }])
  const typed = { coupon: 'PIT10', couponTyped: 'PIT10' }
  const soldOut = 'A-1 is sold out, and nobody knows when more will come. Your cart holds 2.'
  const expired = 'The coupon PIT10 has expired. The order is reckoned without it.'
  const refused: Quote = { ...shown, quoteHash: '', problems: [{ about: 'coupon', id: 'PIT10', error: 'coupon-refused', say: expired }] }

  function drawn(quote: Quote, { before = null, ...differs }: Partial<CheckoutDraft> & { before?: Quote | null } = {}): void {
    checkout.draft = ref({ ...newDraft(), step: 'review', quote, ...differs })
    Object.assign(checkout, { status: 'ready', fresh: true, asking: false, placing: false, trouble: null, refusal: null })
    checkout.before = before === null ? null : ref(before)
    draw(
      <>
        <ReviewStep />
        <CheckoutBar />
      </>,
    )
  }
  const coupon = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Coupon/ })
  const place = () => screen.getByRole('button', { name: /^Place the order/ })

  beforeEach(async () => {
    await openShop('/shoppingCheckout')
    Object.assign(cart, { status: 'ready', lines: [], sums: emptyCartSums })
  })

  test('old and new total stand above the button that commits, which names the new one', () => {
    drawn({ ...shown, sums: { ...shown.sums, total: 1576.54 } }, { before: shown })
    const changes = screen.getByRole('region', { name: 'What has changed' })
    expect(words(changes)).toContain('Totalwas $39.15$1,576.54')
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

  test('a line that cannot be ordered can be removed there, or taken as far as it is there', () => {
    const line = { ...cartLine('A-1', 8, { stock: { state: 'low', qty: 5 } }), progress: 'saved', refused: null, onlyRefused: false }
    Object.assign(cart, { lines: [line] })
    drawn({ ...shown, quoteHash: '', problems: [{ about: 'lines', id: 'A-1', error: 'sold-out', say: soldOut }] })
    const review = screen.getByRole('region', { name: /Review$/ })
    expect(namesOf('button', within(review).getByRole('alert'))).toEqual(['Take 5 of A-1', 'Remove A-1'])
  })

  test('pieces on back-order are told with their day, how they are sent and when they are paid', () => {
    const lines = shown.lines.map((line) => ({ ...line, later: { qty: 1, on: '2026-12-12' } }))
    drawn({ ...shown, lines, backOrder: { now: 1, later: 1, on: '2026-12-12', parcels: 'two', mayChoose: true } }, { payment: 'card' })
    expect(words()).toContain('1 now, 1 on back-order, ships about Dec 12')
    expect(words()).toContain('The card is charged for all pieces now, those on back-order too.')
  })

  test('one parcel or two is its buyer’s choice, each with its day; where there is none, when it goes is said', async () => {
    const backOrder = { now: 1, later: 1, on: '2026-12-12', parcels: 'two', mayChoose: true } as const
    const { unmount } = draw(<ParcelChoice backOrder={backOrder} />)
    const ways = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, value }) => [value, checked])
    expect(ways()).toEqual([
      ['two', true],
      ['one', false],
    ])
    expect(words()).toContain('1 now, 1 about Dec 12. Delivery is paid once.')
    expect(words()).toContain('Everything together, about Dec 12.')
    await userEvent.click(screen.getByRole('radio', { name: /One parcel/ }))
    expect(checkout.draft.parcels).toBe('one')
    unmount()
    draw(<ParcelChoice backOrder={{ ...backOrder, now: 0, mayChoose: false }} />)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(words()).toBe('1 piece is on back-order and expected about Dec 12. The order goes when all of it is there.')
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
})

describe('what has changed', () => {
  const shown = quoteOf([{ id: 'A-1', qty: 2 }])
  const dearer: Quote = {
    ...shown,
    lines: shown.lines.map((line) => ({ ...line, unitPrice: 777.77 })),
    sums: { ...shown.sums, shipping: 15, total: 1576.54 },
  }
  const say = 'The price of A-1 went from $10.10 to $777.77.'
  const inCart: Quote['changes'] = shown.lines.map(({ id }) => ({ id, what: 'price', before: 10.1, after: 777.77, say }))

  function drawn(quote: Quote, before: Quote | null, fresh = true): void {
    checkout.draft = ref({ ...newDraft(), quote })
    Object.assign(checkout, { fresh, before: before === null ? null : ref(before) })
    draw(<QuoteChanges />)
  }
  const region = () => screen.queryByRole('region', { name: 'What has changed' })

  /** Each change: of what, what is struck out, and what stands in its place. */
  function told(): string[][] {
    const rows = within(screen.getByRole('region', { name: 'What has changed' })).getAllByRole('listitem')
    return rows.map((row) => {
      const [old, now] = [...row.querySelectorAll('s, b')].map((one) => `${one.localName} ${words(one)}`)
      return [
        words(row)
          .replace(words(row.querySelector('s')?.parentElement ?? row), '')
          .trim(),
        old ?? '',
        now ?? '',
      ]
    })
  }

  test('a price that changed underneath is told with the old one struck out and the new one, and so is each sum that it changes', () => {
    drawn(dearer, shown)
    expect(told()).toEqual([
      ['Price of A-1', 's was $10.10', 'b $777.77'],
      ['Delivery', 's was $12.95', 'b $15.00'],
      ['Total', 's was $39.15', 'b $1,576.54'],
    ])
  })

  test('pieces that changed on another device are told as a number and not as money', () => {
    drawn(quoteOf([{ id: 'A-1', qty: 3 }]), shown)
    expect(told()).toEqual([
      ['Pieces of A-1', 's was 2', 'b 3'],
      ['Total', 's was $39.15', 'b $52.25'],
    ])
  })

  test('what changed since the cart was filled is told in the sentence of the shop, with the old price and the new one', () => {
    drawn({ ...dearer, changes: inCart }, null)
    expect(told()).toEqual([[say, 's was $10.10', 'b $777.77']])
  })

  test('a price that both the shop and this page saw change is told once', () => {
    drawn({ ...dearer, changes: inCart }, shown)
    expect(told().map(([of]) => of)).toEqual(['Price of A-1', 'Delivery', 'Total'])
  })

  test('nothing is told when nothing has changed', () => {
    drawn(shown, shown)
    expect(region()).toBeNull()
  })

  test('nothing is told of a quote that is not of this moment', () => {
    drawn(dearer, shown, false)
    expect(region()).toBeNull()
  })
})

describe('the button that commits', () => {
  function drawn(differs: Partial<Quote>): void {
    checkout.draft = ref({ ...newDraft(), quote: quoteOf([{ id: 'A-1', qty: 2 }], differs) })
    Object.assign(checkout, { fresh: true, asking: false, placing: false })
    draw(
      <>
        <BlockingCouponNotice />
        <PlaceOrder />
      </>,
    )
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
})
