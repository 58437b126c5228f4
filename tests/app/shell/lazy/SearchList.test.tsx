import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import SearchList from '#app/shell/lazy/SearchList.tsx'
import type { SearchOption } from '#app/state/catalogue/search.ts'
import { Suggestion } from '#contract/catalogue/catalogue.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

test.each([
  ['the shop', null, 'Nothing is called “qqqxx”.'],
  ['this phone alone', '2026-11-20T08:00:00.000Z', 'Nothing on this phone is called “qqqxx”.'],
])('what %s does not have is said of no more than that', async (_, asOf, said) => {
  await openShop('/')
  const list = { type: 'found', searchStr: 'qqqxx', options: [], asOf } as const
  draw(
    <SearchList
      searchBox={{ text: 'qqqxx', list, shown: true }}
      options={[]}
      selectedIndex={-1}
      isExpanded={false}
      onChoose={() => undefined}
    />,
  )
  expect(screen.getByRole('status').textContent).toContain(said)
})

test('a part that was found by its article number says so', async () => {
  await openShop('/')
  const suggestion = v.parse(Suggestion, {
    goodsSkuCode: 'AR-S-1',
    oeNumber: '0 001 107 026',
    matched: { by: 'gtin', number: '04006381333931', how: 'same' },
  })
  const options: SearchOption[] = [{ type: 'part', suggestion }]
  const list = { type: 'found', searchStr: '4006381333931', options, asOf: null } as const
  draw(
    <SearchList
      searchBox={{ text: '4006381333931', list, shown: true }}
      options={options}
      selectedIndex={-1}
      isExpanded
      onChoose={() => undefined}
    />,
  )
  expect(words()).toContain('GTIN 04006381333931')
  expect(words()).not.toContain('same as')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['4006381333931'])
})
