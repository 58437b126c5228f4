import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Facets } from '#app/screens/listing/Facets.tsx'
import { Paging } from '#app/screens/listing/Paging.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { facetKeys } from '#contract/listing/facets.ts'
import { emptyListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import { partCard } from '../../../support/parts.ts'
import { draw, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

beforeEach(() => openShop('/prod/s/sale'))

test('the filters that decide stand first, then whose number it is, and last whose box it comes in', () => {
  const values = [
    { value: '1', count: 3 },
    { value: '2', count: 30 },
  ]
  const facets = facetKeys.toReversed().map((key) => ({ key, values }))
  draw(<Facets facets={facets} base={{}} query={emptyListingQuery} addressOf={writeListingQuery} />)
  expect(namesOf('group')).toEqual([
    ...['Voltage', 'Power', 'Output', 'Grooves', 'Teeth', 'Rotation'],
    ...['OE maker', 'Condition', 'Stock', 'Brand', 'Fits makes from'],
    // What is behind "More measures".
    '',
  ])
})

test('by the original maker a list is narrowed by a link, as by any other filter', () => {
  const facets = [{ key: 'oeProducer', values: ['Bosch', 'Denso'].map((value) => ({ value, count: 1 })) }]
  draw(<Facets facets={facets} base={{}} query={emptyListingQuery} addressOf={writeListingQuery} />)
  const [box] = screen.getAllByRole('checkbox')
  expect(box?.getAttribute('href')).toBe('?oeProducer=Bosch')
})

test('where the page numbers have no room, the two steps say what they are and which page this is', () => {
  draw(<Paging currentPage={1} pageCount={28} addressOf={(page) => `?pageNo=${page}`} />)
  expect(linksOf().at(-1)).toEqual(['Next', '?pageNo=2'])
  expect(words()).toContain('Page 1 of 28')
})

test('a dot between two pieces of a row is no word of the page: where the maker has a line of its own, none is left behind', () => {
  draw(<PartList parts={[partCard()]} label="Starters" />)
  expect(words()).toContain('Starter Armature')
  expect(words(screen.getByRole('listitem')).replace(partCard().specName, '')).not.toContain('·')
})
