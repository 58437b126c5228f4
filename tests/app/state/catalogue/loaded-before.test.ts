import { beforeEach, expect, test, vi } from 'vitest'
import { listLoadedUrls } from '#app/state/catalogue/loaded-before.ts'

const ORIGIN = 'https://shop.test'
const API = `${ORIGIN}/marco/api/v1`

let fetched: string[]

beforeEach(() => {
  fetched = []
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'resource' ? fetched.map((name) => ({ name })) : []),
  })
  return () => vi.unstubAllGlobals()
})

test('what every page and home show is named, whichever page came first', () => {
  expect(listLoadedUrls('', [])).toEqual([
    `${ORIGIN}/config.json`,
    `${API}/category/list?level=0&thin=true`,
    `${API}/product/searchKeyword`,
    `${API}/product/advertisement`,
    `${API}/category/list?level=0&thin=false`,
    `${API}/product/applicationList`,
    `${API}/product/aggregation/search?mode=best-sellers&pageSize=6`,
  ])
})

test('what the server wrote into the page is named as the app would ask for it', () => {
  expect(listLoadedUrls('', [{ call: 'productDetail', input: { mcode: 'AR-S 1' } }])).toContain(`${API}/product/detail?mcode=AR-S+1`)
})

test('what the browser fetched is named, each once', () => {
  fetched = [`${ORIGIN}/images/a.svg`, `${ORIGIN}/images/a.svg`, `${API}/product/advertisement`]
  const named = listLoadedUrls('', [])
  expect(named.filter((url) => url === `${ORIGIN}/images/a.svg`)).toHaveLength(1)
  expect(new Set(named).size).toBe(named.length)
})

test('what is no address of a network is left out', () => {
  fetched = ['blob:https://shop.test/1', 'data:image/svg+xml,x']
  expect(listLoadedUrls('', []).filter((url) => !url.startsWith('http'))).toEqual([])
})

test('another base URL of the calls is heeded; the configuration stays with the page', () => {
  const named = listLoadedUrls('https://api.test', [])
  expect(named[0]).toBe(`${ORIGIN}/config.json`)
  expect(named.slice(1).every((url) => url.startsWith('https://api.test/marco/'))).toBe(true)
})

test('at most 500 addresses are named, the needed ones first', () => {
  fetched = Array.from({ length: 900 }, (_, at) => `${ORIGIN}/images/${at}.svg`)
  const named = listLoadedUrls('', [])
  expect(named).toHaveLength(500)
  expect(named[0]).toBe(`${ORIGIN}/config.json`)
})
