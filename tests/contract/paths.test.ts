import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPath, pathTo } from '#contract/paths.ts'

describe('section 2: addresses of the route table', () => {
  test('/prod/m/{mcode} takes exactly one segment', () => {
    expect(matchPath('part', '/prod/m/ST-104821')).toEqual({ mcode: 'ST-104821' })
    expect(matchPath('part', '/prod/m/ST-104821/more')).toBeNull()
    expect(matchPath('part', '/prod/m/')).toBeNull()
  })

  test('/prod/cat/{catgrp} may span several segments', () => {
    expect(matchPath('category', '/prod/cat/p/3/301')).toEqual({ catgrp: 'p/3/301' })
  })

  test('an address without the trailing part is not the page', () => {
    expect(matchPath('category', '/prod/cat')).toBeNull()
    expect(matchPath('home', '/anything')).toBeNull()
  })

  test('a badly encoded address matches nothing instead of throwing', () => {
    expect(matchPath('searchResults', '/prod/all/%E0%A4%A')).toBeNull()
  })
})

test('section 5: searchstrs is one segment, and any text survives in it, slashes included', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (searchstrs) => {
      const address = pathTo('searchResults', { searchstrs })
      expect(address.split('/')).toHaveLength(4)
      expect(matchPath('searchResults', address)).toEqual({ searchstrs })
    }),
  )
})
