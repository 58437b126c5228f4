import { expect, test } from 'vitest'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import { measurableKeys } from '#contract/finder/measurable.ts'
import { roundDown, sureTolerance } from '#contract/finder/stated-tolerance.ts'

test('a value that is off by the tolerance that is said agrees, in both directions, and one off by a step more than it need not', () => {
  let tried = 0
  for (const key of measurableKeys) {
    const tolerance = toleranceOf(key)
    if (tolerance === null) continue
    for (const read of [1.4, 9, 20.3, 54.2, 90, 199, 200, 332]) {
      const said = roundDown(sureTolerance(tolerance, read))
      expect([key, read, said > 0, agrees(key, read, read - said), agrees(key, read, read + said)]).toEqual([key, read, true, true, true])
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(50)
  // Half a millimetre and one percent.
  expect([roundDown(sureTolerance({ absolute: 0.5, relative: 0.01 }, 200)), agrees('lengthMm', 200, 197.5)]).toEqual([2.4, false])
})

test('what is said is rounded down, and never to nothing', () => {
  expect([roundDown(0.05), roundDown(0.0197), roundDown(0.8), roundDown(2.475), roundDown(10), roundDown(12.9)]).toEqual([
    0.05, 0.019, 0.8, 2.4, 10, 12,
  ])
  expect(roundDown(0.0302, 3)).toBe(0.03)
})
