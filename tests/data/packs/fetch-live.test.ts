import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { askPackList } from '#data/packs/ask-pack-list.ts'
import { fetchLive, LIVE_YOUNG_MS } from '#data/packs/fetch-live.ts'
import { readLive } from '#data/packs/live.ts'
import { install, packDevice } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { packShop } from '../../support/packs/pack-shop.ts'

const asOf = '2026-11-21T07:59:00Z'
const now = Date.parse(asOf)
const prices = new Uint8Array([1, 2, 3])
const html = () => new Response('<h1>Welcome to our hotel</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** A device with a pack, and what its parts cost as the shop said it. */
async function priced() {
  const shop = packShop()
  const { store } = packDevice()
  const entry = await shop.publish('all', 1, { segments: { s1: { numbers: 'one' } } })
  await install(store, packPortTo(shop.answer), entry)
  const said = packPortTo(() => new Response(prices, { headers: { 'X-As-Of': asOf } }), { now: () => now })
  await fetchLive(store, said, { id: 'all', entry })
  return { store, entry }
}

test.each([
  ['a hotel’s page', 'portal', html],
  ['a hotel’s page that calls itself plain bytes', 'refused', () => new Response('<h1>Welcome</h1>')],
  ['a shop in trouble', 'refused', () => new Response('', { status: 503 })],
  ['no network', 'no-network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('%s in the place of prices leaves those of before, as of when they were', async (_, reason, fetch) => {
  const { store, entry } = await priced()
  const port = packPortTo(fetch, { now: () => now + LIVE_YOUNG_MS })
  await expect(fetchLive(store, port, { id: 'all', entry })).rejects.toMatchObject({ reason })
  expect(await readLive(store, 'all')).toMatchObject({ asOf, bytes: prices })
})

test('a hotel’s page in the place of the list is none', async () => {
  const trust = { tenantId: packPortTo(html).tenantId, packKey: 'of the shop' }
  await expect(askPackList(packPortTo(html), trust, 'en')).rejects.toMatchObject({ reason: 'portal' })
})
