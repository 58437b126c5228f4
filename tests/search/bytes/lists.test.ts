import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedListAt, readLists, writeLists } from '#search/bytes/lists.ts'
import { runs } from '../../support/runs.ts'

const list = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 })).map((items) => items.sort((a, b) => a - b))

test('lists come back as they were written, empty ones among them', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(list, fc.constant<number[]>([]))), (lists) => {
      const read = readLists(writeLists(lists), lists.length)
      expect(lists.map((_, at) => [...packedListAt(read, at)])).toEqual(lists)
    }),
    runs(100),
  )
})

test('a list that is not there is empty', () => {
  expect([...packedListAt(readLists(writeLists([[1, 2]]), 1), 3)]).toEqual([])
  expect([...packedListAt(readLists(writeLists([]), 0), 0)]).toEqual([])
})
