import { expect, test } from 'vitest'
import { inches } from '#contract/apparel/size-guide.ts'

test('a measure in inches goes to the half that a tape shows', () => {
  expect([96, 104, 17, 25.1].map(inches)).toEqual([38, 41, 6.5, 10])
})
