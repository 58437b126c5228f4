import { expect, test } from 'vitest'
import { nearValues } from '#app/screens/finder/near-values.ts'

const counted = (...values: number[]) => values.map((value) => ({ value: String(value), count: 1 }))
const offered = (values: number[], measured: number | null) =>
  nearValues({ values: counted(...values), tolerance: { absolute: 0.5, relative: 0 } }, measured).map(({ value }) => Number(value))

test('a few values are all offered before anything is typed, many are not', () => {
  expect(offered([48, 54, 71], null)).toEqual([48, 54, 71])
  expect(offered([48, 49, 50, 51, 52, 53, 54], null)).toEqual([])
})

test('of a measured number those near it are offered, ascending, and none that is far', () => {
  expect(offered([48, 52.5, 54, 55.9, 71], 54.2)).toEqual([52.5, 54, 55.9])
  expect(offered([48, 71], 60)).toEqual([])
})
