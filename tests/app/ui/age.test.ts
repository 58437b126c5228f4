import { expect, test } from 'vitest'
import { formatAge } from '#app/ui/age.ts'

const now = Date.parse('2026-11-21T08:00:00Z')

test.each([
  ['2026-11-21T08:00:00Z', '1 minute ago'],
  ['2026-11-21T07:59:59Z', '1 minute ago'],
  ['2026-11-21T07:55:00Z', '5 minutes ago'],
  ['2026-11-21T06:30:00Z', '1 hour ago'],
  ['2026-11-20T07:00:00Z', 'yesterday'],
  ['2026-11-18T07:00:00Z', '3 days ago'],
  ['2026-11-22T08:00:00Z', '1 minute ago'],
])('what was fetched at %s was fetched %s', (asOf, said) => {
  expect(formatAge(asOf, 'en-US', now)).toBe(said)
})
