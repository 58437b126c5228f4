import { describe, expect, test } from 'vitest'
import { orderInputOf, parseTypedDollars, quoteChoicesOf } from '#app/state/checkout/choices.ts'
import { pointsToSpend } from '#app/state/checkout/points.ts'
import type { OptimisticAddress } from '#data/outbox/optimistic-addresses.ts'
import { address, typedDraft } from '../../../support/saved-order.ts'

const written = { ...address, company: '', phone: '', vatId: '' }
const row: OptimisticAddress = { ...written, id: 'a1', defaultFor: [], updatedAt: '', progress: 'waiting', refused: null }
const agreed = { quoteHash: 'a'.repeat(32) }

describe('what the shop is told of a checkout', () => {
  test('the address goes as it is written, whether the shop has its book or not', () => {
    const choices = quoteChoicesOf(typedDraft(), [row])
    expect(choices.address).toEqual(written)
    expect(choices.billingAddress).toBeUndefined()
  })

  test('what is not chosen is not said, and an empty note is none', () => {
    const choices = quoteChoicesOf(typedDraft({ addressId: 'gone', delivery: '', payment: '', lineNotes: { 'A-1': ' ', 'B-2': 'yes' } }), [
      row,
    ])
    expect(choices).toEqual({ coupon: 'TEN', purchaseOrder: 'PO 4711', jobName: 'Deutz of Miller', lineNotes: { 'B-2': 'yes' } })
  })

  test('there is no order without address, delivery, payment and lines', () => {
    const lines = [{ id: 'A-1', qty: 2 }]
    expect(orderInputOf(typedDraft(), [row], lines, agreed)).toMatchObject({ lines, ...agreed, delivery: 'standard', payment: 'invoice' })
    expect(orderInputOf(typedDraft(), [], lines, agreed)).toBeNull()
    expect(orderInputOf(typedDraft({ delivery: '' }), [row], lines, agreed)).toBeNull()
    expect(orderInputOf(typedDraft({ payment: '' }), [row], lines, agreed)).toBeNull()
    expect(orderInputOf(typedDraft(), [row], [], agreed)).toBeNull()
  })
})

describe('points', () => {
  const lines = [{ id: 'A-1', qty: 2 }]
  test('go with an order that was quoted, and an order that is saved for later promises none', () => {
    const draft = typedDraft({ points: 300, pointsTyped: '300' })
    expect(quoteChoicesOf(draft, [row])).toMatchObject({ points: 300 })
    expect(orderInputOf(draft, [row], lines, agreed)).toMatchObject({ points: 300 })
    const saved = orderInputOf(draft, [row], lines, { limits: { highestTotal: 500, expiresAt: '2026-12-01T00:00:00.000Z' } })
    expect(saved).not.toHaveProperty('points')
  })
  test.each([
    ['', 0],
    ['500', 500],
    ['1,200', 1200],
    ['１２００', 1200],
    ['1.5', null],
    ['a few', null],
    ['-5', null],
    ['99999999', null],
  ])('as typed: %s', (pointsTyped, wanted) => expect(pointsToSpend({ pointsTyped })).toBe(wanted))
})

describe('dollars as typed', () => {
  test.each([
    ['250', 250],
    ['$ 1,250.50', 1250.5],
    ['1250,50', 1250.5],
    ['1,250', 1250],
    ['12.5', 12.5],
  ])('%s', (text, dollars) => expect(parseTypedDollars(text)).toBe(dollars))

  test.each(['', 'much', '-5', '1.234', '12.', '1e3', '99999999'])('“%s” is no amount', (text) =>
    expect(parseTypedDollars(text)).toBeNull(),
  )
})
