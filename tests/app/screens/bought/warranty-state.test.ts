import { describe, expect, test } from 'vitest'
import { warrantyState } from '#app/screens/bought/warranty-state.ts'

describe('a warranty', () => {
  test('has not begun before the delivery', () => {
    expect(warrantyState('', '2026-11-21')).toEqual({ type: 'not-begun' })
  })
  test.each([
    ['2026-11-22', 'runs'],
    ['2026-11-21', 'runs'],
    ['2026-11-20', 'ended'],
    ['2025-12-31', 'ended'],
    ['2027-01-01', 'runs'],
  ] as const)('until %s is seen on 2026-11-21: %s', (until, is) => {
    expect(warrantyState(until, '2026-11-21')).toEqual({ type: is, lastDay: until })
  })
})
