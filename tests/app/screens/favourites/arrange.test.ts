import * as v from 'valibot'
import { expect, test } from 'vitest'
import { groupFavourites } from '#app/screens/favourites/arrange.ts'
import { favouritesHref, readFavouritesQuery } from '#app/screens/favourites/favourites-query.ts'
import { priceChangeCents } from '#app/ui/favourites/moved-cents.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { partCard } from '../../../support/parts.ts'

const mark = (code: string, folder: string, differs: { note?: string; price?: number; priceThen?: number; markedAt?: string } = {}) => {
  const { note = '', price = 100, priceThen = 100, markedAt = '2026-11-01T08:00:00.000Z' } = differs
  const mcode = v.parse(Mcode, code)
  return {
    mcode,
    folder,
    folderAt: markedAt,
    note,
    qty: 1,
    qtyAt: markedAt,
    markedAt,
    priceThen,
    part: partCard({ mcode, price }),
    isPending: false,
  }
}
const folder = (id: string, name: string) => ({ id, name, nameAt: '', otherNames: [], isPending: false })
const folders = [folder('f2', 'Loader 12'), folder('f1', 'Bench stock')]
const marks = [
  mark('AA-1', 'f1', { note: 'left side', price: 90 }),
  mark('BB-10', 'f1', { price: 120, markedAt: '2026-11-02T08:00:00.000Z' }),
  mark('CC-3', ''),
]
const shown = (search: string) =>
  groupFavourites(folders, marks, readFavouritesQuery(search), 'en').map((group) => [
    group.folder?.name ?? '',
    ...group.marks.map(({ mcode }) => mcode),
  ])

test('first what nobody has sorted, then folders by name, also an empty one; in each the last marked first', () => {
  expect(shown('')).toEqual([['', 'CC-3'], ['Bench stock', 'BB-10', 'AA-1'], ['Loader 12']])
  expect(shown('?folder=none')).toEqual([['', 'CC-3']])
  expect(shown('?folder=f2')).toEqual([['Loader 12']])
})

test('looked through by number however written, by note and by folder; what meets nothing has no section', () => {
  expect(shown('?q=bb10')).toEqual([['Bench stock', 'BB-10']])
  expect(shown('?q=side%20LEFT')).toEqual([['Bench stock', 'AA-1']])
  expect(shown('?q=bench&sort=code')).toEqual([['Bench stock', 'AA-1', 'BB-10']])
  expect(shown('?q=nothing')).toEqual([])
})

test('the order stands in the address; what goes without saying does not', () => {
  expect(shown('?folder=f1&sort=price')).toEqual([['Bench stock', 'AA-1', 'BB-10']])
  expect(shown('?sort=fallen')[1]).toEqual(['Bench stock', 'AA-1', 'BB-10'])
  expect(favouritesHref(readFavouritesQuery('?folder=none&q=+x+&sort=code'))).toBe('/collect?folder=none&q=x&sort=code')
  expect(favouritesHref(readFavouritesQuery('?sort=upside-down'))).toBe('/collect')
})

test('a price has moved by whole cents, or not at all', () => {
  expect(priceChangeCents(mark('AA-1', '', { price: 19.99, priceThen: 20.01 }))).toBe(-2)
  expect(priceChangeCents(mark('AA-1', '', { price: 20.01, priceThen: 20.01 }))).toBeNull()
  expect(priceChangeCents({ part: null, priceThen: 3 })).toBeNull()
})
