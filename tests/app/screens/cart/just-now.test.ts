import { expect, test } from 'vitest'
import { isJustNow } from '#app/screens/cart/just-now.ts'

test('of what was fetched within the last minute no age is said', () => {
  const now = Date.parse('2026-11-21T08:00:00Z')
  expect(isJustNow('2026-11-21T08:00:00Z', now)).toBe(true)
  expect(isJustNow('2026-11-21T07:59:01Z', now)).toBe(true)
  expect(isJustNow('2026-11-21T07:59:00Z', now)).toBe(false)
  expect(isJustNow('2026-11-20T08:00:00Z', now)).toBe(false)
})
