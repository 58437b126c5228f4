import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByValue, writeLists } from '#search/bytes/lists.ts'
import { ShrinkingLists } from '#search/segment/shrinking-lists.ts'

const list = fc.uniqueArray(fc.nat(9), { maxLength: 8 }).map((items) => items.sort((a, b) => a - b))
const lists = fc.array(list, { maxLength: 6 })
const read = (of: ShrinkingLists) => Array.from({ length: of.count }, (_, at) => [...of.list(at)])

test('what is removed from a list is what another one holds, or what it lacks, and the others stay', () => {
  fc.assert(
    fc.property(lists, list, fc.nat(5), fc.boolean(), (all, other, at, held) => {
      const own = ShrinkingLists.of(all)
      if (at < all.length) own.remove(at, ShrinkingLists.of([[3], other]), 1, held ? 'those in' : 'those not in')
      expect(read(own)).toEqual(all.map((one, place) => (place === at ? one.filter((item) => other.includes(item) !== held) : one)))
    }),
  )
})

test('a value holds what all of its lists have in common; value 0 holds nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(list, fc.nat(3)), { maxLength: 8 }), (coded) => {
      const codes = coded.map(([, code]) => code)
      const common = ShrinkingLists.of(coded.map(([one]) => one)).commonByValue(codes, 4)
      const expected = [0, 1, 2, 3].map((value) => {
        const [first = [], ...more] = coded.filter(([, code]) => code === value && code > 0).map(([one]) => one)
        return first.filter((item) => more.every((one) => one.includes(item)))
      })
      expect(read(common)).toEqual(expected)
    }),
  )
})

test('lists by what they hold are written as lists are, also after something was removed', () => {
  fc.assert(
    fc.property(lists, list, (all, gone) => {
      const own = ShrinkingLists.of(all)
      for (const at of all.keys()) own.remove(at, ShrinkingLists.of([gone]), 0, 'those in')
      const placeOf = Uint32Array.from({ length: 10 }, (_, item) => 9 - item)
      const holders = Array.from({ length: 10 }, (_, place) =>
        [...all.keys()].filter((at) => all[at]?.includes(9 - place) && !gone.includes(9 - place)),
      )
      expect([...own.writeInverted(placeOf, 10)]).toEqual([...writeLists(holders)])
    }),
  )
})

test('indexes are grouped by their value, in their order', () => {
  const { starts, items } = groupByValue(Uint32Array.of(2, 0, 2, 1, 2), 4)
  expect([[...starts], [...items]]).toEqual([
    [0, 1, 2, 5, 5],
    [1, 3, 0, 2, 4],
  ])
})
