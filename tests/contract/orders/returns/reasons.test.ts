import { expect, test } from 'vitest'
import { goodsKindOf, isWithinReturnPeriod, returnReasonsFor } from '#contract/orders/returns/reasons.ts'
import { returnReasons } from '#contract/orders/returns/returns.ts'

const of = (hsCode: string) => ({ hsCode })
const [starter, jacket, gloves, boots, unknown] = [of('8511.40'), of('6201.40'), of('6116.10'), of('6403.40'), of('')]

test('what is worn is known by its customs number; all else is a part', () => {
  expect([jacket, gloves, boots].map(goodsKindOf)).toEqual(['garment', 'garment', 'garment'])
  expect([starter, unknown].map(goodsKindOf)).toEqual(['part', 'part'])
})

test('reasons fit the goods: a starter is not too small, a jacket does not fail under warranty', () => {
  expect(returnReasonsFor([starter], true)).not.toEqual(expect.arrayContaining(['too-small']))
  expect(returnReasonsFor([starter], true)).toEqual(expect.arrayContaining(['does-not-fit', 'warranty']))
  expect(returnReasonsFor([jacket], true)).not.toEqual(expect.arrayContaining(['warranty']))
  expect(returnReasonsFor([jacket], true)).not.toEqual(expect.arrayContaining(['does-not-fit']))
  expect(returnReasonsFor([boots], true)).toEqual(expect.arrayContaining(['too-small', 'too-large']))
})

test('every reason fits some goods, and goods of both kinds go back together for what fits both', () => {
  const all = new Set([...returnReasonsFor([starter], true), ...returnReasonsFor([jacket], true)])
  expect(returnReasons.filter((reason) => !all.has(reason))).toEqual([])
  const together = returnReasonsFor([starter, jacket], true)
  expect(together).toEqual(returnReasonsFor([starter], true).filter((reason) => returnReasonsFor([jacket], true).includes(reason)))
  expect(together).toContain('not-needed')
})

test('after the window only a fault is a reason, as the shop takes it', () => {
  expect(returnReasonsFor([starter], false)).toEqual(['defective', 'warranty'])
  expect(returnReasonsFor([jacket], false)).toEqual(['defective'])
})

test('the window runs from the delivery that the order tells; an order that tells none is taken to be in time', () => {
  const order = {
    events: [{ at: '2026-11-01T08:00:00Z', what: 'state' as const, state: 'delivered' as const, by: 'shop' as const, say: '', facts: {} }],
  }
  const at = (now: string, zone?: string) => isWithinReturnPeriod(order, Date.parse(now), zone)
  expect([at('2026-12-01T23:59:59Z'), at('2026-12-02T00:00:00Z')]).toEqual([true, false])
  // Its last day is one of the shop.
  expect([at('2026-12-02T05:59:59Z', 'America/Chicago'), at('2026-12-02T06:00:00Z', 'America/Chicago')]).toEqual([true, false])
  expect(isWithinReturnPeriod({ events: [] }, Date.parse('2030-01-01T00:00:00Z'), undefined)).toBe(true)
})
