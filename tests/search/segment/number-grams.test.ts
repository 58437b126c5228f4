import { expect, test } from 'vitest'
import { NumberTrigramIndex } from '#search/segment/number-grams.ts'

// More numbers than are taken in with two questions.
const numbers = Array.from({ length: 70_000 }, (_, at) => String(100_000 + at * 7))
const bytes = new TextEncoder().encode(numbers.map((number) => `${number}\n`).join(''))
const starts = Uint32Array.from({ length: numbers.length + 1 }, (_, at) => at * 7)

test('every number that holds a piece is among the runs, at the first question and when all are taken in', () => {
  const grams = new NumberTrigramIndex(bytes, starts, numbers.length)
  const lookedAt: number[] = []
  for (const piece of ['4711', '4711', '999', '4711', '00000', '12']) {
    const inRuns = new Uint8Array(numbers.length)
    const order: number[] = []
    grams.forEachCandidateRange(piece, (from, to) => {
      order.push(from)
      inRuns.fill(1, from, to)
    })
    expect(numbers.filter((number, at) => number.includes(piece) && !inRuns[at])).toEqual([])
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    lookedAt.push(inRuns.reduce((sum, one) => sum + one, 0))
  }
  expect(lookedAt[0]).toBe(numbers.length)
  expect(lookedAt[3]).toBeLessThan(numbers.length / 10)
})
