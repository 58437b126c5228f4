import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { MAX_RECENT_SEARCHES } from '#contract/limits.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { clearSearches, listSearches, recordSearch } from '#data/mirror/searches.ts'

const newName = (() => {
  let count = 0
  return () => {
    count += 1
    return `shop-${count}`
  }
})()
const mirrorHere = () => openMirrorDatabase(newName())

test('searches come newest first, one in two cases once', async () => {
  const mirror = mirrorHere()
  await recordSearch(mirror, 'bosch', 1)
  await recordSearch(mirror, '104210-4610', 2)
  await recordSearch(mirror, 'Bosch', 3)
  expect(await listSearches(mirror)).toEqual(['Bosch', '104210-4610'])
})

test(`only the last ${MAX_RECENT_SEARCHES} are remembered, and none after clearing`, async () => {
  const mirror = mirrorHere()
  for (let at = 0; at < MAX_RECENT_SEARCHES + 3; at += 1) await recordSearch(mirror, `text ${at}`, at)
  const texts = await listSearches(mirror)
  expect(texts).toHaveLength(MAX_RECENT_SEARCHES)
  expect(texts[0]).toBe(`text ${MAX_RECENT_SEARCHES + 2}`)
  await clearSearches(mirror)
  expect(await listSearches(mirror)).toEqual([])
})
