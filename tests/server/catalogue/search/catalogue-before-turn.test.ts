import { expect, test, vi } from 'vitest'
import type { Id, Mcode } from '#contract/kernel/primitives.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { createSharedContext } from '#server/app-options.ts'
import { answeredCallHandlers } from '#server/catalogue/answers.ts'
import type { CatalogueRequestContext } from '#server/catalogue/ask.ts'
import { createCatalogues } from '#server/catalogue/index/catalogues.ts'
import { requestContextOf } from '#server/kernel/ask.ts'
import { internalGuestCaller } from '#server/kernel/caller.ts'
import { reportToStderr } from '#server/kernel/report.ts'
import { shopForTests } from '../../../support/server.ts'

/** What was loaded, and when the turn came. */
let order: string[]
const shop = await shopForTests()
const tenant = await shop.db.selectFrom('tenant').selectAll().where('id', '=', shop.general).executeTakeFirstOrThrow()
const { catalogue } = await createCatalogues(shop.db, { now: Date.now, report: reportToStderr }).currentCatalogue({
  ...tenant,
  prices_changed_at_ms: 0,
})
const ask: CatalogueRequestContext = {
  ...requestContextOf(createSharedContext({ db: shop.db }), tenant, internalGuestCaller),
  catalogue: async () => {
    order.push('catalogue')
    return catalogue
  },
  runSearch: async (one) => {
    order.push('turn')
    return one(new SearchBudget(async () => {}))
  },
  refuseInQueue: (refusal) => Promise.reject(refusal),
}

const paging = { pageNo: 1, pageSize: 10 }

const verdictInput = { modelid: (catalogue.frame.models[0]?.id ?? '') as Id, mcodes: ['A-1', 'A-2', 'A-3'] as Mcode[] }

test('others have their turn between two parts that are judged', async () => {
  order = []
  const pause = vi.fn(async () => undefined)
  await answeredCallHandlers.fitmentVerdicts({ ...ask, runSearch: (one) => one(new SearchBudget(pause)) }, verdictInput)
  expect(pause).toHaveBeenCalledTimes(3)
})

test.each([
  ['a search', () => answeredCallHandlers.aggregationSearch(ask, { ...paging, searchStr: 'starter', sort: 'best' })],
  ['a listing without a text', () => answeredCallHandlers.aggregationSearch(ask, { ...paging, sort: 'best' })],
  ['suggestions', () => answeredCallHandlers.search(ask, { ...paging, searchStr: 'starter' })],
  ['a category', () => answeredCallHandlers.listByBackCategoryOrGroup(ask, { ...paging, backCategoryId: '1', sort: 'best' })],
  ['filters of a category', () => answeredCallHandlers.groupAttributes(ask, { backCategoryId: '1' })],
  ['the verdicts on parts', () => answeredCallHandlers.fitmentVerdicts(ask, verdictInput)],
  ['vehicles of a text', () => answeredCallHandlers.namedVehicles(ask, { searchStr: 'golf' })],
] as const)(
  '%s takes its turn when what it looks through is loaded: a catalogue that has changed is read at nobody’s expense',
  async (_, run) => {
    order = []
    await run()
    expect(order).toEqual(['catalogue', 'turn'])
  },
)
