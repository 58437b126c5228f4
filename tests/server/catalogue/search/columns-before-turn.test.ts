import { expect, test } from 'vitest'
import { askOf } from '#server/kernel/ask.ts'
import { nobody } from '#server/kernel/caller.ts'
import { contextOf } from '#server/app.ts'
import type { CatalogueAsk } from '#server/catalogue/ask.ts'
import { aggregationSearch, groupAttributes, listByBackCategoryOrGroup } from '#server/catalogue/listing.ts'
import { SearchWork } from '#server/catalogue/search/search-work.ts'
import { columnsByTenant } from '#server/catalogue/columns/columns-by-tenant.ts'
import { search } from '#server/catalogue/suggestions.ts'
import { shopForTests } from '../../../support/server.ts'

/** What was loaded, and when the turn came and ended. */
let order: string[]
const shop = await shopForTests()
const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()
const columns = await columnsByTenant(shop.db)({ ...tenant, prices_since: 0 })
const ask: CatalogueAsk = {
  ...askOf(contextOf({ db: shop.db }), tenant, nobody),
  columns: async () => {
    order.push('columns')
    return {
      ...columns,
      words: () => {
        order.push('words')
        return columns.words()
      },
    }
  },
  searching: async (one) => {
    order.push('turn')
    return one(new SearchWork(async () => {}))
  },
  refusing: (refusal) => Promise.reject(refusal),
}

const paging = { pageNo: 1, pageSize: 10 }

test.each([
  ['a search', ['columns', 'words', 'turn'], () => aggregationSearch(ask, { ...paging, searchStr: 'starter', sort: 'best' })],
  ['a listing without a text', ['columns', 'turn'], () => aggregationSearch(ask, { ...paging, sort: 'best' })],
  ['suggestions', ['columns', 'words', 'turn'], () => search(ask, { ...paging, searchStr: 'starter' })],
  ['a category', ['columns', 'turn'], () => listByBackCategoryOrGroup(ask, { ...paging, backCategoryId: '1', sort: 'best' })],
  ['filters of a category', ['columns', 'turn'], () => groupAttributes(ask, { backCategoryId: '1' })],
] as const)('%s takes its turn when what it looks through is loaded: a catalogue that has changed is read at nobody’s expense', async (_, first, run) => {
  order = []
  await run()
  expect(order.slice(0, first.length)).toEqual(first)
  expect(order.slice(first.length)).not.toContain('columns')
})
