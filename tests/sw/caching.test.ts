import { describe, expect, test } from 'vitest'
import { callNames, calls } from '#contract/calls.ts'
import { cacheIdFor, cacheTable } from '../../sw/caching.ts'

const from = 'http://shop.test'
const asked = (path: string, more: Partial<Parameters<typeof cacheIdFor>[0]> = {}) => ({
  url: new URL(path, from),
  isSameOrigin: path.startsWith('/'),
  destination: '',
  mode: 'cors',
  tenantId: 'volt',
  ...more,
})

describe('which cache keeps the reply of a call', () => {
  test.each(callNames.map((name) => [name, calls[name].cache] as const))('%s: %s', (name, cache) => {
    const wanted = calls[name].method === 'GET' && cache !== 'never' ? cache : null
    expect(cacheIdFor(asked(calls[name].path))).toBe(wanted)
    expect(cacheIdFor(asked(`https://api.example${`/base${calls[name].path}`}`))).toBe(wanted)
  })

  test('a call without a tenant is not kept, for nobody could tell whose reply it is', () => {
    expect(cacheIdFor(asked(calls.productDetail.path, { tenantId: null }))).toBeNull()
  })
})

test('the configuration is kept, from this address only', () => {
  expect(cacheIdFor(asked('/config.json', { tenantId: null }))).toBe('config')
  expect(cacheIdFor(asked('https://elsewhere.example/config.json'))).toBeNull()
})

test('pictures of this address are kept', () => {
  expect(cacheIdFor(asked('/images/part/A-1/view.svg', { destination: 'image', mode: 'no-cors', tenantId: null }))).toBe('images')
})

test('a picture from elsewhere is kept only when it is no opaque reply', () => {
  const elsewhere = 'https://pictures.example/a.png'
  expect(cacheIdFor(asked(elsewhere, { destination: 'image', mode: 'no-cors' }))).toBeNull()
  expect(cacheIdFor(asked(elsewhere, { destination: 'image', mode: 'cors' }))).toBe('images')
})

test('every cache has a name of its own, a limit on entries and one on age', () => {
  const rows = Object.values(cacheTable)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  for (const row of rows) {
    expect(row.maxEntries).toBeGreaterThan(0)
    expect(row.maxAgeDays).toBeGreaterThan(0)
  }
})

test('parts that were opened are the last to go when the device is full', () => {
  expect(cacheTable.parts.isClearedWhenFull).toBe(false)
  expect(cacheTable.images.isClearedWhenFull).toBe(true)
})
