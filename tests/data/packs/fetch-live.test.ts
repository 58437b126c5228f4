import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { fetchPackList } from '#data/packs/ask-pack-list.ts'
import { PRICES_FRESH_MS, refreshPackPrices } from '#data/packs/fetch-live.ts'
import { removePack } from '#data/packs/installed.ts'
import { readPackPrices } from '#data/packs/live.ts'
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
  await refreshPackPrices(store, said)
  return { store, shop }
}

test.each([
  ['a hotel’s page that calls itself plain bytes', () => new Response('<h1>Welcome</h1>')],
  ['a shop in trouble', () => new Response('', { status: 503 })],
  ['a shop that has none any more', () => new Response('', { status: 404 })],
])('%s in the place of prices leaves those of before', async (_, fetch) => {
  const { store } = await priced()
  const port = packPortTo(fetch, { now: () => now + PRICES_FRESH_MS })
  expect(await refreshPackPrices(store, port)).toMatchObject({ renewedPackIds: [] })
  expect(await readPackPrices(store, 'all')).toMatchObject({ asOf, bytes: prices })
})

test.each([
  ['a hotel’s page', 'portal', html],
  ['no network', 'no-network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('%s in the place of prices leaves those of before, as of when they were', async (_, reason, fetch) => {
  const { store } = await priced()
  const port = packPortTo(fetch, { now: () => now + PRICES_FRESH_MS })
  await expect(refreshPackPrices(store, port)).rejects.toMatchObject({ reason })
  expect(await readPackPrices(store, 'all')).toMatchObject({ asOf, bytes: prices })
})

/** The same with a second pack, whose prices have not come yet; `at` is this device's clock, and of when the shop says all that it is asked. */
async function pricedWithAnother() {
  const { store, shop } = await priced()
  await install(store, packPortTo(shop.answer), await shop.publish('app-1', 1, { segments: { s2: { numbers: 'two' } } }))
  const asked: string[] = []
  const state = { at: now + 20 * 60_000, shopAhead: 0, refuses: '', status: 503 }
  const port = packPortTo(
    (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return pathname.endsWith(state.refuses || '-')
        ? new Response('', { status: state.status })
        : new Response(prices, { headers: { 'X-As-Of': new Date(state.at + state.shopAhead).toISOString() } })
    },
    { now: () => state.at },
  )
  const ages = async () =>
    Promise.all(['all', 'app-1'].map(async (id) => (state.at - Date.parse((await readPackPrices(store, id))?.asOf ?? '')) / 60_000))
  return { store, shop, port, asked, state, ages }
}

test('the prices of all packs are of one moment: when one has none yet, all are asked for', async () => {
  const { store, port, asked, ages } = await pricedWithAnother()
  await refreshPackPrices(store, port)
  expect(asked.toSorted()).toEqual(['/packs/live/all', '/packs/live/app-1'])
  expect(await ages()).toEqual([0, 0])
})

test('young ones are asked for only when somebody wants it, and those of a clock that was set back are none', async () => {
  const { store, port, asked, state, ages } = await pricedWithAnother()
  await refreshPackPrices(store, port)
  asked.length = 0
  state.at += 59 * 60_000
  await refreshPackPrices(store, port)
  expect([asked, await ages()]).toEqual([[], [59, 59]])
  await refreshPackPrices(store, port, { now: true })
  expect([asked.length, await ages()]).toEqual([2, [0, 0]])
  state.at -= 3 * 24 * 60 * 60_000
  await refreshPackPrices(store, port)
  expect(asked).toHaveLength(4)
})

test.each([
  ['behind', 3 * 60 * 60_000],
  ['ahead', -3 * 60 * 60_000],
])('a clock that is %s of the shop’s by hours asks no oftener', async (_, shopAhead) => {
  const { store, port, asked, state } = await pricedWithAnother()
  state.shopAhead = shopAhead
  await refreshPackPrices(store, port)
  asked.length = 0
  state.at += 59 * 60_000
  await refreshPackPrices(store, port)
  expect(asked).toEqual([])
  state.at += 60_000
  await refreshPackPrices(store, port)
  expect(asked).toHaveLength(2)
})

test('a pack that came after all were asked for is asked for at once, and all with it', async () => {
  const { store, shop, port, asked } = await pricedWithAnother()
  await refreshPackPrices(store, port)
  asked.length = 0
  await removePack(store, 'app-1')
  await install(store, packPortTo(shop.answer), await shop.publish('app-1', 1, { segments: { s2: { numbers: 'two' } } }))
  await refreshPackPrices(store, port)
  expect(asked).toHaveLength(2)
})

test('what the shop refuses of one pack takes nothing from the others, is said, and is asked for again at the next occasion', async () => {
  const { store, port, asked, state } = await pricedWithAnother()
  state.refuses = '/app-1'
  expect(await refreshPackPrices(store, port)).toEqual({ renewedPackIds: ['all'], refusedPackIds: ['app-1'] })
  expect([(await readPackPrices(store, 'all'))?.asOf, await readPackPrices(store, 'app-1')]).toEqual([
    new Date(state.at).toISOString(),
    null,
  ])
  await refreshPackPrices(store, port)
  expect(asked).toHaveLength(4)
})

test('a pack of which the shop has no prices any more is no refusal, and does not have all asked for at every occasion', async () => {
  const { store, port, asked, state, ages } = await pricedWithAnother()
  await refreshPackPrices(store, port)
  Object.assign(state, { refuses: '/app-1', status: 404, at: state.at + PRICES_FRESH_MS })
  expect(await refreshPackPrices(store, port)).toEqual({ renewedPackIds: ['all'], refusedPackIds: [] })
  // Its parts are sold at the prices of before, with their age.
  expect(await ages()).toEqual([0, 60])
  asked.length = 0
  expect(await refreshPackPrices(store, port)).toEqual({ renewedPackIds: [], refusedPackIds: [] })
  expect(asked).toEqual([])
  // The shop may have them again.
  Object.assign(state, { refuses: '', at: state.at + PRICES_FRESH_MS })
  await refreshPackPrices(store, port)
  expect(await ages()).toEqual([0, 0])
})

test('a hotel’s page in the place of the list is none', async () => {
  const trust = { tenantId: packPortTo(html).tenantId, packKey: 'of the shop' }
  await expect(fetchPackList(packPortTo(html), trust, 'en')).rejects.toMatchObject({ reason: 'portal' })
})
