import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accentColoursOf, contrastRatio } from '#drawings/signal.ts'

it('makes any accent readable on the light and on the dark page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
      const { day, night } = accentColoursOf(`#${n.toString(16).padStart(6, '0')}`)
      expect(contrastRatio(day, '#f6f7f8')).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(night, '#14171a')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('takes safety amber where the accent is no colour', () => {
  expect(accentColoursOf('red;}</style>')).toEqual(accentColoursOf(undefined))
})
