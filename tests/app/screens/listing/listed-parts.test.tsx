import type { DetachedWindowAPI } from 'happy-dom'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nProvider } from '@lingui/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fetchPieces } from '#app/hooks/lazy-component.ts'
import { i18n } from '#app/i18n/language.ts'
import { ListedParts } from '#app/screens/listing/ListedParts.tsx'
import { plainQuery } from '#contract/listing-query.ts'
import { partCard } from '../../../support/parts.ts'
import { draw, eventually, linksOf, openShop } from '../../../support/shell.tsx'

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
    searched=""
    query={plainQuery}
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
  await fetchPieces()
  resize(WIDE)
  draw(list)
  expect(linksOf(screen.getByRole('table'))).toContainEqual(['Price', '/prod/s/sale?sort=price-up&pageNo=1'])
})

test.each([
  ['rows', NARROW, 'ol', 'table'],
  ['a table', WIDE, 'table', 'ol'],
])('the server sends both, and of them %s stay at %i pixels: the same elements', async (_, width, stays, goes) => {
  await fetchPieces()
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
