import { expect, test } from 'vitest'
import { inchesOfCm } from '#contract/apparel/size-guide.ts'

test('a measure in inches goes to the half that a tape shows, of hands and feet to the quarter', () => {
  expect([96, 104, 17, 25.1, 25.8].map(inchesOfCm)).toEqual([38, 41, 6.75, 10, 10.25])
})
