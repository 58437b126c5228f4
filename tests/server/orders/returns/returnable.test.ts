import { expect, test } from 'vitest'
import { warrantyEndDay } from '#server/orders/returns/returnable.ts'

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-12-31', 24, '2028-12-31'],
])('what was delivered on %s with a warranty of %i months has it until %s', (delivered, months, until) => {
  expect(warrantyEndDay({ delivered_at: new Date(`${delivered}T23:59:59.999Z`) }, months, 'UTC')).toBe(until)
})

test('a warranty counts from the day of the delivery at the shop', () => {
  const order = { delivered_at: new Date('2026-11-29T03:00:00Z') }
  expect([warrantyEndDay(order, 12, 'America/Chicago'), warrantyEndDay(order, 12, 'UTC')]).toEqual(['2027-11-28', '2027-11-29'])
})
