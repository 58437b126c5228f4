import { expect, test } from 'vitest'
import { wheelFieldsOf, wheelRotationDegrees } from '#app/screens/lottery/fields.ts'

test('each field of the wheel is as wide as its tickets, and what has gone has none', () => {
  const fields = wheelFieldsOf([
    { id: 'a', tickets: 250 },
    { id: 'gone', tickets: 0 },
    { id: 'rest', tickets: 750 },
  ])
  expect(fields).toEqual([
    { id: 'a', prizeIndex: 0, path: 'M 0 0 L 0.000 -96.000 A 96 96 0 0 1 96.000 0.000 Z' },
    { id: 'rest', prizeIndex: 2, path: 'M 0 0 L 96.000 0.000 A 96 96 0 1 1 0.000 -96.000 Z' },
  ])
})

test('one field that has all tickets is a whole circle', () => {
  expect(wheelFieldsOf([{ id: 'rest', tickets: 7 }])[0]?.path).toBe(
    'M 0.000 -96.000 A 96 96 0 0 1 0.000 96.000 A 96 96 0 0 1 0.000 -96.000 Z',
  )
})

test('the wheel stands with the middle of the ticket at the top', () => {
  const shares = [{ id: 'rest', tickets: 4 }]
  expect([0, 3].map((ticket) => wheelRotationDegrees(ticket, shares))).toEqual([-45, -315])
})
