import { expect, test } from 'vitest'
import { lineDataTime } from '#app/screens/cart/line-as-of.ts'

const asOf = '2026-11-21T08:00:00.000Z'
const before = { addedAt: '2026-11-20T08:00:00.000Z', isProvisional: false }
const added = { addedAt: '2026-11-21T08:10:00.000Z', isProvisional: true }

test('a line that the shop has is of when its list was asked for, also with another quantity', () => {
  expect(lineDataTime(before, { asOf }, false)).toBe(asOf)
  expect(lineDataTime({ ...before, isProvisional: true }, { asOf }, false)).toBe(asOf)
})

test('of one that the shop has not seen nothing is known, unless it is about to be confirmed', () => {
  expect(lineDataTime(added, { asOf }, true)).toBe(added.addedAt)
  expect(lineDataTime(added, { asOf }, false)).toBeNull()
  expect(lineDataTime(added, { asOf: null }, false)).toBeNull()
  // Added from a page that said of when it is.
  const seenAt = '2026-11-18T08:00:00.000Z'
  expect(lineDataTime({ ...added, asOf: seenAt }, { asOf }, false)).toBe(seenAt)
  expect(lineDataTime({ ...added, asOf: null }, { asOf }, true)).toBeNull()
})
