import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadAllComponents } from '#app/hooks/lazy/lazy-component.ts'
import CategoryScreen from '#app/screens/listing/CategoryScreen.tsx'
import { prefetchPage } from '#app/state/catalogue/fetch-ahead.ts'
import { clearReplies } from '#app/state/catalogue/first-replies.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { calls } from '#contract/calls.ts'
import type { CatalogueReadName } from '#contract/catalogue/reads.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { category } from '../../../support/categories.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'
import { draw, eventually, linksOf, openShop, words } from '../../../support/shell.tsx'

/** A backend of section 7's calls for categories, and of nothing else: no search with filters. */
const backend: Partial<Record<CatalogueReadName, (query: Record<string, string>) => unknown>> = {
  categoryList: () => [
    category('1', 'Starters', { children: [category('101', 'Car starters', { backParentId: '1' })] }),
    category('3', 'Starter parts'),
  ],
  productGroup: () => ['PMGR', 'OSGR'].map((groupName, at) => ({ groupName, count: 30 - at, mainImageUrl: '/x.svg' })),
  listByBackCategoryOrGroup: ({ groupName }) => ({
    records: [partCard({ mcode: groupName === 'PMGR' ? 'ST-2' : 'ST-1' })],
    ...{ total: groupName === 'PMGR' ? 30 : 59, size: 24, current: 1, pages: 3 },
  }),
  groupAttributes: ({ groupName }) => [
    {
      key: 'voltage',
      values: [
        { value: '12', count: groupName === 'PMGR' ? 21 : 40 },
        { value: '24', count: 9 },
      ],
    },
  ],
  categoryPath: () => [
    { id: '1', backCategoryName: 'Starters', backParentId: '0' },
    { id: '101', backCategoryName: 'Car starters', backParentId: '1' },
  ],
  listCategoryByParts: () => [{ id: '301', backCategoryName: 'Armatures', backParentId: '3', icon: 'armature', count: 12 }],
}

const params = { catgrp: { id: '101', parentId: '1' } }
const place = categoryHref({ id: '101', backParentId: '1' })
let asked: string[]

const nameOf = ({ pathname }: URL) => (Object.keys(backend) as CatalogueReadName[]).find((name) => pathname.endsWith(calls[name].path))

async function open(address: string) {
  await openShop(address)
  clearReplies()
  asked = []
  connectPort(
    portTo((request) => {
      const url = new URL(request.url)
      asked.push(url.pathname.replace(/^.*\/(product|category)\//, '') + url.search)
      const name = nameOf(url)
      const result = name === undefined ? undefined : backend[name]?.(Object.fromEntries(url.searchParams))
      return result === undefined ? envelopeReply({ code: 500, msg: 'no such call' }) : envelopeReply({ result })
    }),
  )
}

beforeEach(loadAllComponents)

test('a backend with the calls of section 7 serves a category: its list, filters, crumbs and chips', async () => {
  await open(place)
  draw(<CategoryScreen params={params} />)
  await eventually(() => expect(words()).toContain('ST-1'))
  expect(linksOf(screen.getByRole('navigation', { name: 'Where you are' }))).toEqual([
    ['Home', '/'],
    ['Starters', categoryHref({ id: '1', backParentId: '0' })],
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Car starters')
  await eventually(() => expect(screen.getAllByRole('checkbox').length).toBe(2))
  expect(words(screen.getByRole('complementary'))).toContain('40')
  expect(linksOf(screen.getByRole('navigation', { name: 'Families' })).length).toBe(2)
  expect(linksOf(screen.getByRole('navigation', { name: 'Parts inside these units' }))).toEqual([
    ['Armatures 12', categoryHref({ id: '301', backParentId: '3' })],
  ])
  expect(asked.filter((one) => one.startsWith('aggregation'))).toEqual([])
  expect(new Set(asked).size).toBe(asked.length)
})

test('a family of it likewise, in any order and on any page', async () => {
  await open(`${place}?groupName=PMGR&sort=price-up&pageNo=2`)
  draw(<CategoryScreen params={params} />)
  await eventually(() => expect(words()).toContain('ST-2'))
  await eventually(() => expect(words(screen.getByRole('complementary'))).toContain('21'))
  expect(asked).toContain('listByBackCategoryOrGroup?backCategoryId=101&groupName=PMGR&pageNo=2&sort=price-up')
  expect(asked).toContain('groupAttributes?backCategoryId=101&groupName=PMGR')
  expect(asked).toContain('listCategoryByParts?backCategoryId=101&groupName=PMGR')
})

test('the list and its filters are asked at once, and the list waits for nothing else', async () => {
  await open(place)
  const { groupAttributes } = backend
  backend.groupAttributes = () => undefined
  draw(<CategoryScreen params={params} />)
  await eventually(() => expect(words()).toContain('ST-1'))
  backend.groupAttributes = groupAttributes
  const at = (start: string) => asked.findIndex((one) => one.startsWith(start))
  expect(Math.abs(at('listBy') - at('groupAttributes'))).toBe(1)
})

test('who is about to go there has its list, its filters and its name ahead, and then the rest', async () => {
  await open('/')
  await act(async () => prefetchPage(new URL(place, location.origin)))
  const first = ['listByBackCategoryOrGroup?backCategoryId=101', 'groupAttributes?backCategoryId=101', 'backCategory/path?id=101']
  await eventually(() => expect(asked).toContain('listCategoryByParts?backCategoryId=101'))
  expect(asked.slice(0, 3)).toEqual(first)
  draw(<CategoryScreen params={params} />)
  await eventually(() => expect(words()).toContain('ST-1'))
  expect(new Set(asked).size).toBe(asked.length)
})

test('another filter of the list that is shown is not asked before it is chosen', async () => {
  await open(place)
  await act(async () => prefetchPage(new URL(`${place}?voltage=12`, location.origin)))
  expect(asked).toEqual([])
})

test('with a filter it is a search, which is the only call that takes one', async () => {
  await open(`${place}?voltage=12`)
  draw(<CategoryScreen params={params} />)
  await eventually(() => expect(asked).toContain('aggregation/search?backCategoryId=101&voltage=12'))
  expect(asked.filter((one) => /^(listBy|groupAttributes)/.test(one))).toEqual([])
})
