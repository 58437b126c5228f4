import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { openPackStore } from '#data/packs/open.ts'
import { createPackCatalogues } from '#data/packs/pack-catalogue.ts'
import type { CacheId } from '../../sw/caching.ts'
import { cachePartsForOffline } from '../../sw/keep-parts.ts'
import { createNetwork } from '../../sw/network.ts'
import { demoShop } from '../search/records/shop.ts'
import { memoryStore } from '../support/memory-store.ts'
import { noPacks } from '../support/packs/no-packs.ts'
import { putPack } from '../support/packs/put-pack.ts'
import { partDetail } from '../support/parts.ts'
import { envelopeReply } from '../support/reply.ts'

const origin = 'http://shop.test'
const part = v.parse(Mcode, 'AR-S-10001')
const HOUR_MS = 60 * 60 * 1000

/** A device that has the configuration of its shop, and these packs; `reach` is the line, null when it is cut. */
async function device(reach: (path: string) => Response | null, packs = noPacks) {
  const stores = Object.fromEntries(['config', 'categories', 'parts', 'listings', 'images'].map((id) => [id, memoryStore()])) as Record<
    CacheId,
    ReturnType<typeof memoryStore>
  >
  await stores.config.put(`${origin}/config.json`, Response.json({ tenantId: 'volt', baseUrl: '', imageBaseUrl: '/images' }))
  const asked: string[] = []
  const at = { now: 0, isCut: false }
  const network = createNetwork(
    async (request) => {
      const { pathname } = new URL(new Request(request).url)
      const reply = at.isCut ? null : reach(pathname)
      if (reply === null) throw new TypeError('Failed to fetch')
      asked.push(pathname)
      return reply
    },
    () => undefined,
    () => at.isCut,
  )
  const context = { storeOf: (id: CacheId) => stores[id], network, notify: () => undefined, now: () => at.now }
  const sources = { packsOf: () => packs, seenParts: { partsOfTenant: async () => [] }, now: () => at.now }
  const keep = (parts = [part], tenantId = 'volt', locale = 'de') =>
    cachePartsForOffline(context, origin, { tenantId, locale, parts }, sources)
  return { stores, asked, at, keep }
}

const svg = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })
const drawn = partDetail({
  mainImageUrl: '/part/A-1/view.svg',
  images: [{ url: '/part/A-1/side.svg', kind: 'rear', width: 480, height: 360 }],
})
const shop = (path: string) => {
  if (path === calls.productDetail.path) return envelopeReply({ result: drawn })
  if (path === calls.applicationItem.path) return envelopeReply({ result: [] })
  if (path === calls.partsList.path) return envelopeReply({ result: { contains: [], usedIn: [], usedInTotal: 0 } })
  return path.startsWith('/images/') ? svg() : null
}

test('a part’s page is here whole, with its drawings, and then needs no line', async () => {
  const { asked, at, keep, stores } = await device(shop)
  expect(await keep()).toEqual([])
  expect(asked.toSorted()).toEqual(
    [
      calls.productDetail.path,
      calls.applicationItem.path,
      calls.partsList.path,
      '/images/part/A-1/side.svg',
      '/images/part/A-1/view.svg',
    ].toSorted(),
  )
  at.isCut = true
  expect(await keep()).toEqual([])
  // Where there is no line it is shown in the language that is here.
  expect(await keep([part], 'volt', 'en-US')).toEqual([])
  expect(await stores.images.keys()).toHaveLength(2)
})

test('of the shop’s own pictures a middle size is fetched; where one cannot be had its drawing is enough', async () => {
  const own = `/own/${'a'.repeat(32)}/1600.webp`
  const pictured = {
    ...drawn,
    mainImageUrl: `${own}#A-1`,
    images: [{ url: `${own}#A-1`, kind: 'own' as const, width: 1600, height: 900 }, ...drawn.images],
  }
  const detail = (path: string) => (path === calls.productDetail.path ? envelopeReply({ result: pictured }) : shop(path))
  const { asked, keep } = await device(detail)
  expect(await keep()).toEqual([])
  expect(asked.filter((path) => path.includes('/own/'))).toEqual([`/images/own/${'a'.repeat(32)}/800.webp`])
  const without = await device((path) => (path.includes('/own/') ? null : detail(path)))
  expect(await without.keep()).toEqual([])
})

test('what is of this morning is not asked for again, what is of yesterday is; drawings never change', async () => {
  const { asked, at, keep } = await device(shop)
  await keep()
  asked.length = 0
  at.now = 7 * HOUR_MS
  await keep()
  expect(asked).toEqual([])
  at.now = 20 * HOUR_MS
  await keep()
  expect(asked).toHaveLength(3)
})

test.each([
  ['its parts list', calls.partsList.path],
  ['one of its drawings', '/images/part/A-1/side.svg'],
  ['its detail', calls.productDetail.path],
])('a part that lacks %s is missing', async (_, lacking) => {
  const { keep } = await device((path) => (path === lacking ? null : shop(path)))
  expect(await keep()).toEqual([part])
})

test('for another shop than that of this device nothing is fetched, and all is missing', async () => {
  const { asked, keep } = await device(shop)
  expect(await keep([part], 'harbor')).toEqual([part])
  expect(asked).toEqual([])
})

const store = openPackStore('keep-parts')
afterAll(() => store.close())
const { parts: made, rows } = demoShop(16)
const monday = '2026-11-23T08:00:00.000Z'

test('a part that a pack on this device holds is ready, without a line and never opened; one that it does not hold is missing', async () => {
  const [inside, outside] = [made.slice(0, 10), made.slice(10)].map((some) => some.map(({ part: { mcode } }) => v.parse(Mcode, mcode)))
  await putPack(store, {
    id: 'cat-1',
    madeAt: monday,
    rows,
    totalParts: made.length,
    liveAsOf: monday,
    segments: [{ parts: made.slice(0, 10) }],
  })
  const { at, keep } = await device(
    () => null,
    createPackCatalogues(store, () => Date.parse(monday)),
  )
  at.isCut = true
  expect(await keep([...(inside ?? []), ...(outside ?? [])])).toEqual(outside)
})

test('a pack that cannot be read makes nothing ready', async () => {
  const [first] = made.map(({ part: { mcode } }) => v.parse(Mcode, mcode))
  await putPack(store, { id: 'cat-1', madeAt: monday, rows, totalParts: made.length, liveAsOf: monday, segments: [{ parts: made }] })
  await store.run((db) => db.clear('pieces'))
  const { at, keep } = await device(
    () => null,
    createPackCatalogues(store, () => Date.parse(monday)),
  )
  at.isCut = true
  expect(await keep([first ?? part])).toEqual([first])
})
