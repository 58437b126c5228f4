import { beforeAll, expect, test } from 'vitest'
import { plainQuery } from '#app/screens/listing/listing-query.ts'
import { NothingFiltered } from '#app/screens/listing/NothingFiltered.tsx'
import { buttonsIn, drawn, openShop, wordsIn } from '../../../support/shell.tsx'

const nothing = () => undefined
beforeAll(() => openShop())

test('filters that leave nothing over are said, and can be taken off', () => {
  const html = drawn(<NothingFiltered query={plainQuery} onChoose={nothing} />)
  expect(wordsIn(html)).toContain('No part has all of this.')
  expect(buttonsIn(html)).toEqual(['Clear all filters'])
})

test('a page behind the last one is said, with the way to the first', () => {
  const html = drawn(<NothingFiltered query={{ ...plainQuery, pageNo: 50 }} onChoose={nothing} />)
  expect(wordsIn(html)).toContain('This list ends before page 50.')
  expect(buttonsIn(html)).toEqual(['Show the first page'])
})
