import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, loadRecentSearches, recentSearches, rememberSearch } from '#app/state/catalogue/recent-searches.ts'
import { connectMirror } from '#app/state/page/mirror.ts'
import { MAX_RECENT_SEARCHES } from '#contract/limits.ts'

const reopen = () => Object.assign(recentSearches, { known: false, texts: [], latestAt: 0 })

let shop = 0
beforeEach(() => {
  shop += 1
  connectMirror(`recent-${shop}`)
  reopen()
})

test('searches are there after the app was closed, newest first, one in two cases once', async () => {
  await rememberSearch('bosch', 1)
  await rememberSearch(' 104210-4610 ', 2)
  await rememberSearch('BOSCH', 3)
  expect(recentSearches.texts).toEqual(['BOSCH', '104210-4610'])
  reopen()
  await loadRecentSearches()
  expect(recentSearches).toMatchObject({ texts: ['BOSCH', '104210-4610'], latestAt: 3 })
})

test('section 5: an empty text is no search', async () => {
  await rememberSearch('   ')
  expect(recentSearches.texts).toEqual([])
})

test('a search before the device was read stays first', async () => {
  await rememberSearch('one', 1)
  reopen()
  await rememberSearch('two', 2)
  await loadRecentSearches()
  expect(recentSearches.texts).toEqual(['two', 'one'])
})

test('only so many are kept, and none after forgetting', async () => {
  for (let at = 0; at <= MAX_RECENT_SEARCHES; at += 1) await rememberSearch(`text ${at}`, at)
  expect(recentSearches.texts).toHaveLength(MAX_RECENT_SEARCHES)
  await forgetSearches()
  reopen()
  await loadRecentSearches()
  expect(recentSearches.texts).toEqual([])
})
