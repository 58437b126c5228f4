import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeAllOrdered, mergeOrdered } from '#search/segment/merge-ordered.ts'
import { runs } from '../../support/runs.ts'

/** Rows are compared by their tens, so that many are equal. */
const tens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
const list = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 40 }).map((rows) => Int32Array.from(rows.sort(tens)))

test('lists in order become one in order, in which equal rows stand as their lists do', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const wanted = lists.flatMap((rows) => [...rows]).sort(tens)
      expect([...mergeAllOrdered(lists, tens)]).toEqual(wanted)
    }),
    runs(150),
  )
})

test('few rows are put into many without comparing with all of them', () => {
  let compared = 0
  const many = Int32Array.from({ length: 4096 }, (_, at) => at * 2)
  const merged = mergeOrdered(many, Int32Array.of(1, 4001, 9000), (a, b) => {
    compared += 1
    return a - b
  })

  expect([merged[1], merged[2002], merged.at(-1)]).toEqual([1, 4001, 9000])
  expect(compared).toBeLessThan(100)
})
