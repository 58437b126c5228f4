import { expect, test } from 'vitest'
import { eventAmount, eventDetailTexts } from '#app/screens/order/event-facts.ts'
import type { OrderEvent } from '#contract/orders/order.ts'

const event = (what: OrderEvent['what'], facts: OrderEvent['facts']): OrderEvent => ({
  ...{ at: '2026-11-01T08:00:00.000Z', what, state: 'paid', by: 'shop', say: '', facts },
})

test('a step tells by whom it travels, which part it is about, and why', () => {
  expect(eventDetailTexts(event('state', { carrier: 'Lakes Parcel', tracking: 'LP1', url: 'https://x.test' }))).toEqual([
    'Lakes Parcel LP1',
  ])
  expect(eventDetailTexts(event('core', { part: 'ST-1', qty: 2 }))).toEqual(['2 × ST-1'])
  expect(eventDetailTexts(event('state', { reason: 'Not needed' }))).toEqual(['Not needed'])
  expect(eventDetailTexts(event('refund', { amount: '12.00', why: 'The order was cancelled' }))).toEqual(['The order was cancelled'])
})

test('a parcel tells which pieces are in it: of a part of the order, and of the rest', () => {
  const facts = { carrier: 'Lakes', tracking: 'LP1', 'part ST-1': 1, 'part AL-22': 3 }
  const said = ['1 × ST-1', '3 × AL-22', 'Lakes LP1']
  expect(eventDetailTexts(event('note', facts))).toEqual(said)
  expect(eventDetailTexts(event('state', facts))).toEqual(said)
})

test('sums, references and the code of a return’s reason are not repeated', () => {
  expect(eventDetailTexts(event('payment', { amount: '12.00', method: 'invoice', reference: 'x' }))).toEqual([])
  expect(eventDetailTexts(event('return', { reason: 'does-not-fit' }))).toEqual([])
})

test('how much was paid or given back is read from the facts, where they tell it', () => {
  expect(eventAmount(event('payment', { amount: '1234.50', method: 'card' }))).toBe(1234.5)
  expect(eventAmount(event('refund', { amount: 12 }))).toBe(12)
  expect(eventAmount(event('payment', {}))).toBeNull()
  expect(eventAmount(event('payment', { amount: 'some' }))).toBeNull()
  expect(eventAmount(event('state', { amount: '5.00' }))).toBeNull()
})

test('what was taken out of an order is told with its pieces and the reason', () => {
  expect(eventDetailTexts(event('note', { 'cancelled ST-1': 3, amount: '158.25', reason: 'The maker has stopped it.' }))).toEqual([
    '3 × ST-1',
    'The maker has stopped it.',
  ])
})
