import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOf } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { nobody } from '#server/kernel/caller.ts'
import { contextOf } from '#server/app.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from '#server/catalogue/listing.ts'
import { SearchWork } from '#server/catalogue/search-work.ts'
import { shelvesOf } from '#server/catalogue/shelves.ts'
import { search } from '#server/catalogue/suggestions.ts'
import { shopForTests, type TestShop } from '../../support/server.ts'

let shop: TestShop
let ask: CatalogueAsk
/** What was loaded, and when the turn came and ended. */
let order: string[]

beforeAll(async () => {
  shop = await shopForTests()
  const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()
  const shelf = await shelvesOf(shop.db)(tenant)
  ask = {
    ...askOf(contextOf({ db: shop.db }), tenant, nobody),
    shelf: async () => {
      order.push('shelf')
      return {
        ...shelf,
        words: () => {
          order.push('words')
          return shelf.words()
        },
      }
    },
    searching: async (one) => {
      order.push('turn')
      return one(new SearchWork(async () => {}))
    },
    refusing: (refusal) => Promise.reject(refusal),
  }
})
afterAll(() => shop.close())

const paging = { pageNo: 1, pageSize: 10 }

test.each([
  ['a search', ['shelf', 'words', 'turn'], () => aggregationSearch(ask, { ...paging, searchStr: 'starter', sort: 'best' })],
  ['a listing without a text', ['shelf', 'turn'], () => aggregationSearch(ask, { ...paging, sort: 'best' })],
  ['suggestions', ['shelf', 'words', 'turn'], () => search(ask, { ...paging, searchStr: 'starter' })],
  ['a category', ['shelf', 'turn'], () => listByBackCategoryOrGroup(ask, { ...paging, backCategoryId: '1', sort: 'best' })],
  ['filters of a category', ['shelf', 'turn'], () => groupAttributes(ask, { backCategoryId: '1' })],
] as const)('%s takes its turn when what it looks through is loaded: a catalogue that has changed is read at nobody’s expense', async (_, first, run) => {
  order = []
  await run()
  expect(order.slice(0, first.length)).toEqual(first)
  expect(order.slice(first.length)).not.toContain('shelf')
})
