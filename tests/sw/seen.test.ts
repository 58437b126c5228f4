import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { CacheId } from '../../sw/caching.ts'
import { createNetwork } from '../../sw/network.ts'
import { cacheUrls } from '../../sw/seen.ts'
import { countSeenParts, createSeenPartCollection } from '../../sw/seen-part-collection.ts'
import { memoryStore } from '../support/memory-store.ts'
import { partDetail } from '../support/parts.ts'
import { envelopeReply } from '../support/reply.ts'

const origin = 'http://shop.test'
const detail = `${origin}${calls.productDetail.path}?mcode=AR-S-10001`

function contextOf(reach: (request: Request) => Response) {
  const stores = Object.fromEntries(['config', 'categories', 'parts', 'listings', 'images'].map((id) => [id, memoryStore()])) as Record<
    CacheId,
    ReturnType<typeof memoryStore>
  >
  const network = createNetwork(
    async (request) => reach(new Request(request)),
    () => undefined,
    () => false,
  )
  return { stores, context: { storeOf: (id: CacheId) => stores[id], network, notify: () => undefined, now: () => 0 } }
}

const seenIn = (stores: ReturnType<typeof contextOf>['stores'], tenantId: string) =>
  createSeenPartCollection(
    (id) => stores[id],
    () => 0,
  ).partsOfTenant(tenantId)

test('what the first page loaded before the worker was there is kept: calls with their tenant, pictures, the configuration', async () => {
  const { stores, context } = contextOf((request) => {
    if (request.url.endsWith('.svg')) return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
    if (request.url.endsWith('config.json')) return Response.json({ tenantId: 'volt' })
    return envelopeReply({ result: partDetail() })
  })
  const urls = [
    detail,
    `${origin}/images/part/A-1/view.svg`,
    `${origin}/config.json`,
    `${origin}/assets/index.js`,
    `${origin}${calls.search.path}?searchStr=12`,
  ]
  await cacheUrls(context, origin, { tenantId: 'volt' }, urls)
  expect((await seenIn(stores, 'volt')).map(({ part }) => part.mcode)).toEqual(['AR-S-10001'])
  expect(await countSeenParts(stores.parts)).toBe(1)
  expect(await stores.images.keys()).toHaveLength(1)
  expect(await stores.config.keys()).toEqual([`${origin}/config.json`])
  expect(await stores.listings.keys()).toEqual([])
})

test('what is kept already is not fetched again', async () => {
  let asked = 0
  const { context } = contextOf(() => {
    asked += 1
    return envelopeReply({ result: partDetail() })
  })
  await cacheUrls(context, origin, { tenantId: 'volt' }, [detail])
  await cacheUrls(context, origin, { tenantId: 'volt' }, [detail])
  expect(asked).toBe(1)
})

test('parts seen in one shop are not seen in the other', async () => {
  const { stores, context } = contextOf(() => envelopeReply({ result: partDetail() }))
  await cacheUrls(context, origin, { tenantId: 'volt' }, [detail])
  expect(await seenIn(stores, 'harbor')).toEqual([])
})
