import { expect, test } from 'vitest'
import { groupEqualItems as groupInSteps } from '#search/find-by-measure/equal-rows.ts'
import { seededRandom } from '../../support/finder/seeded-random.ts'

/** Groups items, and counts the steps that it took. */
function groupEqualItems(...given: Parameters<typeof groupInSteps>) {
  const steps = groupInSteps(...given)
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done) return { ...step.value, pauses }
  }
}

test('items with equal codes in every column are one group, as by comparing all of them', () => {
  const random = seededRandom(5)
  const columns = Array.from({ length: 3 }, () => ({ codes: Uint8Array.from({ length: 2000 }, () => Math.floor(random() * 9)) }))
  const texts = Array.from({ length: 2000 }, (_, item) => columns.map(({ codes }) => codes[item]).join())
  const first = [...new Set(texts)]

  const { count, groupOf } = groupEqualItems(columns, 2000)

  expect(count).toBe(first.length)
  expect([...groupOf]).toEqual(texts.map((text) => first.indexOf(text)))
})

test('without columns all items are equal; without items there is no group', () => {
  expect(groupEqualItems([], 3)).toMatchObject({ count: 1, groupOf: new Int32Array(3) })
  expect(groupEqualItems([], 0).count).toBe(0)
})

test('other work can run after each column, and between some thousand items', () => {
  const columns = [{ codes: new Uint8Array(50_000) }, { codes: new Uint8Array(50_000) }]
  expect(groupEqualItems(columns, 50_000).pauses).toBeGreaterThan(columns.length + 5)
})
