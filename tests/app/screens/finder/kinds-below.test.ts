import { expect, test } from 'vitest'
import { groupOfKinds, kindsBelow } from '#app/screens/finder/kinds-below.ts'
import { finderResult } from '../../../support/finder-results.ts'

const { kinds } = finderResult()
const idsBelow = (parent: string | null) => kindsBelow(kinds, parent).map(({ id }) => id)

test('the top kinds come first, and those of a group when it is chosen', () => {
  expect([idsBelow(null), idsBelow('3')]).toEqual([
    ['1', '2', '3'],
    ['301', '302'],
  ])
})

test('a category whose parts are all of one kind is no group, though it has categories below it', () => {
  expect([groupOfKinds(kinds, '2'), groupOfKinds(kinds, '3')?.id, groupOfKinds(kinds, '301'), groupOfKinds(kinds, null)]).toEqual([
    null,
    '3',
    null,
    null,
  ])
})
