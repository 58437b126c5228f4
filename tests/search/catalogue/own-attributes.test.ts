import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { aggregationSearch, groupAttributes } from '#search/answer/listing.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { indexedPart, livePart, modelNames, NOON_MS, smallFrame } from '../../support/search-parts.ts'

const category = (id: string, parentId: string, differs: object = {}) => ({
  ...{ id, parentId, name: id, sortNum: 1, catGroup: 0, icon: '', description: '', rule: null },
  ...differs,
})

const frame: SharedCatalogueRows = {
  ...smallFrame,
  categories: [
    ...smallFrame.categories,
    category('brakes', '0', { filters: ['own-thick-mm', 'own-compound', 'boreMm', 'voltage'], decides: ['own-compound', 'own-thick-mm'] }),
    category('pads', 'brakes'),
  ],
  own: [
    { key: 'own-thick-mm', label: 'Thickness', unit: 'mm', isNumber: true, decimals: 1 },
    { key: 'own-compound', label: 'Compound', unit: '', isNumber: false, decimals: null },
  ],
}

const pad = (id: number, thick: number, compound: string, more: object = {}) =>
  indexedPart(id, {
    ...{ type: 'other', categoryId: 'pads', name: 'Brake pad', words: `brake pad ${compound}` },
    attributes: { 'own-thick-mm': thick, 'own-compound': compound, ...more },
  })
const parts = [pad(1, 9.5, 'ceramic', { boreMm: 12 }), pad(2, 17, 'ceramic'), pad(3, 17, 'organic'), indexedPart(4)]

const segmentOf = (some: typeof parts) => new Segment(buildSegment(some, modelNames, cachedAttributeChoices(frame)))
const catalogueOf = (some: typeof parts) =>
  Catalogue.createCatalogue(segmentOf(some), indexSharedCatalogueRows(frame), new Map(some.map(({ id }) => [id, livePart(id)])), NOON_MS)
const catalogue = catalogueOf(parts)

const listed = (of: Catalogue, input: Record<string, string>) =>
  aggregationSearch(of, new SearchBudget(async () => undefined), v.parse(calls.aggregationSearch.input, input))
const facet = (found: Awaited<ReturnType<typeof listed>>, key: string) => found.facets.find((one) => one.key === key)

describe('a category that names filters', () => {
  test('has them in its order with label and unit, numbers in their own order, before those that are by no attribute', async () => {
    const found = await listed(catalogue, { backCategoryId: 'pads' })

    expect(found.facets.map(({ key }) => key)).toEqual([
      'own-thick-mm',
      'own-compound',
      'at-boreMm',
      'oeProducer',
      'condition',
      'stock',
      'producer',
    ])
    expect(facet(found, 'own-thick-mm')).toEqual({
      ...{ key: 'own-thick-mm', label: 'Thickness', unit: 'mm', decimals: 1 },
      values: [
        { value: '9.5', count: 1 },
        { value: '17', count: 2 },
      ],
    })
    expect(facet(found, 'at-boreMm')).toEqual({ key: 'at-boreMm', values: [{ value: '12', count: 1 }] })
    expect(groupAttributes(catalogue, { backCategoryId: 'pads' }).map(({ key }) => key)).toEqual(found.facets.map(({ key }) => key))
  })

  test('is narrowed by what is chosen, which a facet itself is not', async () => {
    const found = await listed(catalogue, { backCategoryId: 'brakes', by: 'own-compound=ceramic&at-boreMm=' })

    expect(found.total).toBe(2)
    expect(facet(found, 'own-compound')?.values).toEqual([
      { value: 'ceramic', count: 2 },
      { value: 'organic', count: 1 },
    ])
    expect(facet(found, 'own-thick-mm')?.values.map(({ count }) => count)).toEqual([1, 1])
  })

  test('what is chosen narrows any list, and no other list has the filter', async () => {
    expect((await listed(catalogue, { by: 'own-thick-mm=17' })).total).toBe(2)
    expect(facet(await listed(catalogue, { by: 'own-thick-mm=17' }), 'own-thick-mm')?.values).toHaveLength(2)
    expect((await listed(catalogue, {})).facets.map(({ key }) => key)).not.toContain('own-thick-mm')
  })
})

test('cards have what the category says decides, in its order, with labels', async () => {
  const { records } = await listed(catalogue, { backCategoryId: 'pads', sort: 'code' })

  expect(records[0]?.attributes).toEqual({ 'own-compound': 'ceramic', 'own-thick-mm': 9.5 })
  expect(Object.keys(records[0]?.attributes ?? {})).toEqual(['own-compound', 'own-thick-mm'])
  expect(records[0]?.own).toEqual({
    'own-compound': { label: 'Compound', unit: '' },
    'own-thick-mm': { label: 'Thickness', unit: 'mm', decimals: 1 },
  })
})

test('a newer segment has the filters too', async () => {
  const newer = catalogueOf(parts).withNewerSegment(segmentOf([pad(9, 12, 'metallic')]), new Map([[9, livePart(9)]]), [3])

  expect(facet(await listed(newer, { backCategoryId: 'pads' }), 'own-compound')?.values).toEqual([
    { value: 'ceramic', count: 2 },
    { value: 'metallic', count: 1 },
  ])
})

test('without own attributes a segment has the same bytes', () => {
  const plain = buildSegment([indexedPart(4)], modelNames)

  expect([...buildSegment([indexedPart(4)], modelNames, cachedAttributeChoices(smallFrame))]).toEqual([...plain])
})
