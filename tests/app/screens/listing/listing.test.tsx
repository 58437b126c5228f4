import { I18nProvider } from '@lingui/react'
import { act, screen } from '@testing-library/react'
import type { DetachedWindowAPI } from 'happy-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadAllComponents } from '#app/hooks/lazy/lazy-component.ts'
import { i18n } from '#app/i18n/language.ts'
import CategoryScreen from '#app/screens/listing/CategoryScreen.tsx'
import { FittingDeviceParts } from '#app/screens/listing/FittingDeviceParts.tsx'
import { ListedParts } from '#app/screens/listing/ListedParts.tsx'
import { ListUnavailable } from '#app/screens/listing/ListUnavailable.tsx'
import { NoFilteredResults } from '#app/screens/listing/NoFilteredResults.tsx'
import { clearReplies, seedReplies } from '#app/state/catalogue/first-replies.ts'
import { viewHistory } from '#app/state/catalogue/view-history.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { emptyListingQuery, writeListingQuery } from '#contract/listing/listing-query.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { publicPages } from '../../../support/public-pages.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, namesOf, openShop, words } from '../../../support/shell.tsx'

describe('the parts of a list', () => {
  const NARROW = 1199
  const WIDE = 1200
  const before = window.innerWidth

  /** The window of happy-dom; its queries of the width change with it. */
  const page: Pick<DetachedWindowAPI, 'setViewport'> = Reflect.get(window, 'happyDOM')
  const resize = (width: number) => page.setViewport({ width })

  beforeEach(async () => {
    await openShop('/prod/s/sale')
    onTestFinished(() => act(() => resize(before)))
  })

  const list = (
    <ListedParts
      parts={[partCard()]}
      label="Sale"
      searchText=""
      query={emptyListingQuery}
      addressOf={({ sort, pageNo }) => `/prod/s/sale?sort=${sort}&pageNo=${pageNo}`}
    />
  )

  test('rows become a table as the window grows, and rows again as it shrinks', async () => {
    resize(NARROW)
    draw(list)
    expect([screen.queryAllByRole('list').length, screen.queryAllByRole('table').length]).toEqual([1, 0])
    act(() => resize(WIDE))
    await eventually(() => expect(screen.getByRole('table', { name: 'Sale' })).toBeDefined())
    expect(screen.queryByRole('list')).toBeNull()
    act(() => resize(NARROW))
    expect([screen.queryAllByRole('list').length, screen.queryAllByRole('table').length]).toEqual([1, 0])
  })

  test('the heads of the table are links to the list in their order, from its first page', async () => {
    await loadAllComponents()
    resize(WIDE)
    draw(list)
    expect(linksOf(screen.getByRole('table'))).toContainEqual(['Price', '/prod/s/sale?sort=price-up&pageNo=1'])
  })

  test.each([
    ['rows', NARROW, 'ol', 'table'],
    ['a table', WIDE, 'table', 'ol'],
  ])('the server sends both, and of them %s stay at %i pixels: the same elements', async (_, width, stays, goes) => {
    await loadAllComponents()
    const page = <I18nProvider i18n={i18n}>{list}</I18nProvider>
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    document.body.replaceChildren(place)
    const sent = place.querySelector(stays)
    expect([sent, place.querySelector(goes)]).not.toContain(null)
    resize(width)
    const errors: unknown[] = []
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }))
    expect(place.querySelector(stays)).toBe(sent)
    expect(place.querySelector(goes)).toBeNull()
    expect(errors).toEqual([])
    act(() => root.unmount())
    place.remove()
  })
})

describe('a category', () => {
  const [, starters] = publicPages
  const params = { catgrp: { id: '1', parentId: '0' } }

  beforeEach(async () => {
    await loadAllComponents()
    await openShop(starters?.address)
    clearReplies()
  })

  const seed = (replies = starters?.replies ?? []) => seedReplies(replies, new Date().toISOString())

  test('a list that is here before the tree is not drawn where the sub-categories will push it down', () => {
    seed(starters?.replies.filter(({ call }) => call !== 'categoryList'))
    const { container } = draw(<CategoryScreen params={params} />)
    expect(container.querySelector('[data-row]')).toBeNull()
    expect(container.querySelector('[aria-busy]')).not.toBeNull()
  })

  test('with the tree all of it stands at once', () => {
    seed()
    const { container } = draw(<CategoryScreen params={params} />)
    expect(screen.getByRole('list', { name: 'Sub-categories' })).toBeDefined()
    expect(container.querySelector('[data-row]')).not.toBeNull()
  })
})

describe('a list without parts', () => {
  const addressOf = (query: typeof emptyListingQuery) => `/prod/s/sale${writeListingQuery(query)}`

  beforeEach(() => openShop())

  test('filters that leave nothing over are said, and can be taken off; the order stays', () => {
    draw(<NoFilteredResults query={{ ...emptyListingQuery, chosenFilters: { voltage: ['12'] }, sort: 'price-up' }} addressOf={addressOf} />)
    expect(words()).toContain('No part has all of this.')
    expect(linksOf()).toEqual([
      ['Clear all filters', '/prod/s/sale?sort=price-up'],
      ['By the old unit', '/prod/find'],
    ])
  })

  test('an engine that nothing of a group is known to fit is named; no way drops it without a word', () => {
    draw(<NoFilteredResults query={{ ...emptyListingQuery, engine: '2.4 D', category: '1' }} addressOf={addressOf} />)
    expect(words()).toContain('No part of this group is known to fit the 2.4 D.')
    expect(linksOf()).toEqual([
      ['Ask the counter', '/marketing/page/contact'],
      ['All parts for the 2.4 D', '/prod/s/sale?engine=2.4+D'],
      ['The same for all engines', '/prod/s/sale?category=1'],
      ['By the old unit', '/prod/find?kind=1'],
    ])
  })

  test('a page behind the last one is said, with the way to the first', () => {
    draw(<NoFilteredResults query={{ ...emptyListingQuery, pageNo: 50 }} addressOf={addressOf} />)
    expect(words()).toContain('This list ends before page 50.')
    expect(linksOf()).toEqual([['Show the first page', '/prod/s/sale']])
  })
})

describe('a search without a network', () => {
  const NOTHING_CLAIMED = 'Not found on this phone. The shop itself is out of reach and may well have it.'
  const NO_CROSS_REFERENCES = 'Of parts seen only in lists it knows no cross references.'

  test.each([
    [{ openedPartCount: 1, listedPartCount: 0 }, 'Searched only the 1 part that is whole on this phone.', false],
    [{ openedPartCount: 12, listedPartCount: 0 }, 'Searched only the 12 parts that are whole on this phone.', false],
    [{ openedPartCount: 0, listedPartCount: 1 }, 'Searched only the 1 part that was seen in a list on this phone.', true],
    [{ openedPartCount: 12, listedPartCount: 240 }, 'Searched only 12 whole parts and 240 parts seen in lists, on this phone.', true],
  ])('a search in vain without a network says what it looked through and claims no more: %j', async (searched, words, lists) => {
    draw(<ListUnavailable localSearchScope={searched} retry={async () => undefined} />)
    const said = (await screen.findByRole('status')).textContent
    expect(said).toContain(NOTHING_CLAIMED)
    expect(said).toContain(words)
    expect(said?.includes(NO_CROSS_REFERENCES)).toBe(lists)
  })
})

describe('what was not found without a network', () => {
  const offline = ['What is on this phone, and what could be', '/prod/offline']
  const contact = '/marketing/page/contact'
  const ways = async (absent: Pick<Parameters<typeof ListUnavailable>[0], 'text' | 'localSearchScope' | 'packScope'>) => {
    draw(<ListUnavailable {...absent} retry={async () => undefined} />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(words()).toMatch(/Try again.*By its measures.*By vehicle.*Ask the counter/)
    return linksOf()
  }
  beforeEach(() => openShop())

  test('a number leads on by other ways, to the counter with it, and to what is on this device', async () => {
    const links = await ways({ text: '0 001 107 026', localSearchScope: { openedPartCount: 3, listedPartCount: 0 } })
    expect(links).toContainEqual(offline)
    expect(links).toContainEqual(['Ask in writing, with a photo', `${contact}?number=0+001+107+026`])
  })

  test('so does a list, without a number', async () => {
    const links = await ways({ localSearchScope: undefined })
    expect(links).toContainEqual(offline)
    expect(links).toContainEqual(['Ask in writing, with a photo', contact])
  })

  test.each([
    [9, false],
    [10, true],
  ])('only where the whole catalogue is here, there is no more to be had for this device: 9 of %i parts', async (of, isMore) => {
    const links = await ways({ text: '1', localSearchScope: undefined, packScope: { partCount: 9, totalPartCount: of, missingTitles: [] } })
    expect(links.some(([, to]) => to === '/prod/offline')).toBe(isMore)
  })
})

describe('a search in vain that packs of this device answered', () => {
  test.each([
    [{ partCount: 52_000, totalPartCount: 52_000, missingTitles: [] }, /^Not found, and all parts of the shop were looked through/],
    [
      { partCount: 38_000, totalPartCount: 52_000, missingTitles: ['Marine'] },
      /^Not found among the parts on this (phone|device)\. The shop itself is out of reach and may well have it\./,
    ],
  ])('says whether it was looked for everywhere: %j', async (scope, sentence) => {
    draw(<ListUnavailable localSearchScope={undefined} packScope={scope} retry={async () => undefined} />)
    expect((await screen.findByRole('status')).textContent).toMatch(sentence)
  })
})

describe('parts on this phone that fit a model', () => {
  const fitment = (modelid: string) => ({
    ...{
      appid: '1',
      application: 'Automotive',
      brandid: 'b',
      brand: 'Ford',
      modelid,
      model: 'Transit',
      group: 'Transit',
      engine: '2.2 TDCi',
    },
    yearFrom: 2006,
  })

  beforeEach(async () => {
    await openShop()
    connectPort(portTo((request) => envelopeReply({ result: [fitment(request.url.endsWith('A-1') ? 'm-1' : 'm-2')] })))
    viewHistory.known = true
    viewHistory.views = ['A-1', 'A-2'].map((mcode) => ({ mcode, viewedAt: 1, asOf: '2026-11-01T08:00:00.000Z', part: partCard({ mcode }) }))
  })

  afterEach(() => {
    viewHistory.views = []
  })

  test('without the shop a model shows the parts of this phone that fit it, and of when they are', async () => {
    draw(<FittingDeviceParts modelid="m-1" model="Ford Transit" engine={null} year={null} />)
    expect(await eventually(() => screen.getByRole('heading', { name: 'Parts on this phone that fit the Ford Transit' }))).toBeDefined()
    expect(namesOf('link').filter((name) => name.startsWith('A-'))).toEqual([expect.stringContaining('A-1')])
    expect(screen.getByText(/^Stock unknown: last seen/)).toBeDefined()
  })

  test('where none is known to fit, nothing is claimed', async () => {
    const { container } = draw(<FittingDeviceParts modelid="m-9" model="Ford Transit" engine={null} year={null} />)
    await eventually(() => undefined)
    expect(container.childElementCount).toBe(0)
  })
})
