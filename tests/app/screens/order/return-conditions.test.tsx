import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReturnConditions } from '#app/screens/order/ReturnConditions.tsx'
import { ReturnRefund } from '#app/screens/order/ReturnRefund.tsx'
import type { Order } from '#contract/orders/order.ts'
import { CoreReturn, type ReturnReason, returnReasons } from '#contract/orders/returns/returns.ts'
import { cartLine } from '../../../support/cart/lines.ts'
import { wholeOrder } from '../../../support/orders.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') })
  await openShop()
  return () => void vi.useRealTimers()
})

const line = (differs = {}) => ({
  ...{ id: 'ST-1', qty: 3, unitPrice: 50, amount: 150, discount: 15, tax: 9, coreTax: 0, coreCharge: 0, coreAmount: 0, note: '' },
  ...{ warrantyMonths: 24, warrantyUntil: '2028-11-20', returned: 0, returnable: 3, onSale: true, hsCode: '', countryOfOrigin: '' },
  ...{ weightKg: 1, product: cartLine('ST-1', 3).product },
  ...differs,
})
const delivered = (at: string): Order['events'] => [{ at, what: 'state', state: 'delivered', by: 'shop', say: '', facts: {} }]
const core = v.parse(CoreReturn, {
  ...{ id: 'c-1', orderId: 'o-1', orderNumber: 'CW-1', part: 'ST-1', name: 'Starter', mainImageUrl: '', qty: 3, deposit: 99 },
  ...{ state: 'due', dueOn: '2026-12-21', carrier: '', tracking: '', credited: 0, note: '' },
})
const plain = wholeOrder()
const paid = { ...plain.money, paid: 300 }
const said = (
  order: Parameters<typeof wholeOrder>[0],
  pieces: Record<string, number> = { 'ST-1': 1 },
  reason: ReturnReason | '' = 'not-needed',
) => {
  const whole = wholeOrder({ lines: [line()], money: paid, events: delivered('2026-11-20T08:00:00Z'), ...order })
  draw(
    <>
      <ReturnRefund order={whole} piecesByLine={pieces} />
      <ReturnConditions order={whole} piecesByLine={pieces} reason={reason} />
    </>,
  )
  const [names, amounts] = [screen.queryAllByRole('term'), screen.queryAllByRole('definition')]
  return {
    text: screen.getAllByRole('listitem').map((item) => words(item)),
    sums: names.map((name, at) => [words(name), words(amounts[at])]),
  }
}

test('the window, who pays for the parcel, the delivery that is kept, and no fee are said before anything is asked', () => {
  const { text, sums } = said({ sums: { ...plain.sums, shipping: 12.95 } })
  expect(text).toEqual([
    'Until Dec 20 for any reason, unused and complete, in its own box. What is broken: as long as its warranty runs.',
    'You pay for the parcel back. The delivery of the order, $12.95, is not given back.',
    'There is no restocking fee.',
  ])
  // A third of 150 - 15 + 9.
  expect(sums).toEqual([['You get back, with tax', '$48.00']])
})

test('when the window is over, only what is broken goes back', () => {
  expect(said({ events: delivered('2026-10-01T08:00:00Z') }).text[0]).toBe(
    'The 30 days are over: only what is broken goes back, as long as its warranty runs.',
  )
})

test('a core charge that is owed comes back too, and is named', () => {
  const { text, sums } = said({ lines: [line({ coreCharge: 33, coreAmount: 99 })], cores: [core] }, { 'ST-1': 2 })
  expect(text.at(-1)).toBe('The core charge that is still owed comes back with it: no old unit has to be sent for it.')
  // The sum adds up in front of the reader.
  expect(sums).toEqual([
    ['Goods, with their tax', '$96.00'],
    ['Core charge', '$66.00'],
    ['You get back, with tax', '$162.00'],
  ])
})

test('one whose old unit is on its way does not', () => {
  const { text, sums } = said({ lines: [line({ coreCharge: 33, coreAmount: 99 })], cores: [{ ...core, state: 'shipped' }] })
  expect(text.at(-1)).toBe('The core charge goes by the old unit that you have sent, not by this return.')
  expect(sums).toEqual([['You get back, with tax', '$48.00']])
})

test('of an order that is still to be paid it lowers what is due first', () => {
  expect(said({ money: { ...paid, paid: 0, due: 144 } }).sums).toEqual([
    ['You get back, with tax', '$48.00'],
    ['Of it taken off what is to be paid', '$48.00'],
  ])
})

test.each([
  ['nothing is chosen', {}, {}],
  ['the order does not say how its tax divides', { lines: [line({ coreTax: undefined, coreCharge: 33, coreAmount: 99 })] }, { 'ST-1': 1 }],
])('no amount is said while %s', (_, order, pieces) => {
  expect(said(order, pieces).sums).toEqual([])
})

test.each(returnReasons)('who pays for the parcel back goes by the reason, which is the shop’s fault or not: %s', (reason) => {
  const { text } = said({ sums: { ...plain.sums, shipping: 12.95 } }, { 'ST-1': 1 }, reason)
  const faults = ['wrong-part-sent', 'damaged', 'defective', 'incomplete', 'warranty']
  const who = faults.includes(reason) ? 'The shop pays for the parcel back.' : 'You pay for the parcel back.'
  expect(text[1]).toBe(`${who} The delivery of the order, $12.95, is not given back.`)
})

test('as long as no reason is chosen, it says when it is whom', () => {
  expect(said({}, { 'ST-1': 1 }, '').text[1]).toBe(
    'You pay for the parcel back; the shop pays when another part was sent, something is missing, damaged on the way or does not work.',
  )
})
