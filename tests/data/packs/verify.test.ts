import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { continueDownloads } from '#data/packs/continue-downloads.ts'
import { findEvictedPacks, readInstalledPacks, removePack } from '#data/packs/installed.ts'
import { readPackPrices, storePackPrices } from '#data/packs/live.ts'
import { openPackReader } from '#data/packs/open-pack.ts'
import { cancelDownload, listDownloads, pauseDownload } from '#data/packs/requested-downloads.ts'
import { repairPack, verifyPack } from '#data/packs/verify.ts'
import { install, packDevice, requestVersion, textsOf } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { packShop } from '../../support/packs/pack-shop.ts'

const texts = { segments: { s1: { numbers: 'one two three four five six' } }, files: { tree: 'branch' } }

async function installed() {
  const shop = packShop()
  const port = packPortTo(shop.answer, { now: () => 7 })
  const { store } = packDevice()
  const entry = await shop.publish('all', 1, texts)
  await install(store, port, entry)
  const pieces = await store.run((db) => db.getAllKeys('pieces'))
  const [first = '', second = ''] = pieces
  shop.asked.length = 0
  return { shop, port, store, entry, first, second }
}

test('a whole pack is found whole, and says when', async () => {
  const { port, store } = await installed()
  expect(await verifyPack(store, { ...port, now: () => 99 }, 'all')).toEqual({ missing: [], damaged: [] })
  expect(await readInstalledPacks(store)).toMatchObject([{ verifiedAt: 99, broken: [] }])
})

test('what the browser has thrown away, and what the disk has damaged, is found, and only that is fetched again', async () => {
  const { shop, port, store, first, second } = await installed()
  await store.run(async (db) => {
    await db.delete('pieces', first)
    await db.put('pieces', new Uint8Array(8).buffer, second)
  })
  expect(await findEvictedPacks(store)).toEqual(['all'])
  expect(await verifyPack(store, port, 'all')).toEqual({ missing: [first], damaged: [second] })
  expect(await readInstalledPacks(store)).toMatchObject([{ verifiedAt: null, broken: [first, second] }])
  const later = { ...port, now: () => 99 }
  expect(await repairPack(store, later, 'all')).toMatchObject({ type: 'installed', pack: { broken: [], installedAt: 7, verifiedAt: 99 } })
  expect(shop.asked.sort()).toEqual([first, second].sort())
  expect(await textsOf(store, 'all')).toEqual(texts)
  expect(await findEvictedPacks(store)).toEqual([])
})

test('a whole pack is repaired without asking anybody', async () => {
  const { shop, port, store } = await installed()
  expect(await repairPack(store, port, 'all')).toMatchObject({ type: 'installed', pack: { verifiedAt: 7 } })
  expect(shop.asked).toEqual([])
})

test('a damaged piece is never taken over into a newer version', async () => {
  const { shop, port, store, second } = await installed()
  await store.run((db) => db.put('pieces', new Uint8Array(8).buffer, second))
  await verifyPack(store, port, 'all')
  const newer = { segments: { ...texts.segments, d2: { numbers: 'seven' } }, files: texts.files }
  await install(store, port, await shop.publish('all', 2, newer))
  expect(await textsOf(store, 'all')).toEqual(newer)
})

test('a repair without a network is gone on with when there is one', async () => {
  const { port, store, first } = await installed()
  await store.run((db) => db.delete('pieces', first))
  const dead = { ...port, fetch: () => Promise.reject(new TypeError('Failed to fetch')) }
  expect(await repairPack(store, dead, 'all')).toMatchObject({ type: 'stopped', why: 'no-network' })
  await expect(textsOf(store, 'all')).rejects.toMatchObject({ reason: 'damaged' })
  expect(await continueDownloads(store, port)).toMatchObject([{ type: 'installed' }])
  expect(await textsOf(store, 'all')).toEqual(texts)
})

test('a repair that was given up in another tab is none', async () => {
  const { port, store, first } = await installed()
  await store.run((db) => db.delete('pieces', first))
  const givenUp = {
    ...port,
    fetch: async (request: Request) => {
      await cancelDownload(store, 'all')
      return port.fetch(request)
    },
  }
  expect(await repairPack(store, givenUp, 'all')).toEqual({ type: 'not-wanted' })
  expect(await readInstalledPacks(store)).toMatchObject([{ broken: [first] }])
})

test('a repair goes on with an update that was paused, in the place of the older version', async () => {
  const { shop, port, store, first } = await installed()
  const newer = { segments: texts.segments, files: { tree: 'branches' } }
  await requestVersion(store, port, await shop.publish('all', 2, newer))
  await pauseDownload(store, 'all')
  await store.run((db) => db.delete('pieces', first))
  expect(await repairPack(store, port, 'all')).toMatchObject({ type: 'installed', pack: { manifest: { version: 2 } } })
  expect(await textsOf(store, 'all')).toEqual(newer)
})

test('a range reads only the pieces that hold it', async () => {
  const { store } = await installed()
  const { range, section, manifest } = await openPackReader(store, 'all')
  const [numbers] = manifest.segments[0]?.sections ?? []
  for (const [from, to] of [
    [0, 27],
    [0, 8],
    [3, 5],
    [7, 9],
    [8, 24],
    [20, 99],
    [26, 27],
    [5, 5],
    [9, 2],
    [-3, 2],
  ] as const) {
    const text = texts.segments.s1.numbers.slice(Math.max(0, from), Math.max(0, to))
    expect(new TextDecoder().decode(await range('s1', 'numbers', from, to))).toBe(from < to ? text : '')
  }
  // Of a section whose other pieces are gone, the first eight bytes can still be read.
  for (const hash of numbers?.pieces.slice(1) ?? []) await store.run((db) => db.delete('pieces', hash))
  expect(new TextDecoder().decode(await range('s1', 'numbers', 4, 8))).toBe('two ')
  await expect(range('s1', 'numbers', 4, 9)).rejects.toMatchObject({ reason: 'damaged' })
  await expect(section('s1', 'prices')).rejects.toThrow(RangeError)
})

test('who reads from a version that was replaced is told so', async () => {
  const { shop, port, store } = await installed()
  const reader = await openPackReader(store, 'all')
  const whole = await reader.section('s1', 'numbers')
  await install(store, port, await shop.publish('all', 2, { segments: { s2: { numbers: 'all is new' } } }))
  await expect(reader.section('s1', 'numbers')).rejects.toMatchObject({ reason: 'replaced' })
  expect(new TextDecoder().decode(whole)).toBe(texts.segments.s1.numbers)
})

test('removing a pack leaves nothing of it, and all of another that shares its pieces', async () => {
  const { shop, port, store } = await installed()
  await install(store, port, await shop.publish('app-3', 1, texts))
  await storePackPrices(store, [{ id: 'all', asOf: '2026-11-24T09:00:00Z', bytes: new Uint8Array([1]) }])
  await requestVersion(store, port, await shop.publish('all', 2, texts))
  await removePack(store, 'all')
  expect([await listDownloads(store), await readPackPrices(store, 'all')]).toEqual([[], null])
  await expect(openPackReader(store, 'all')).rejects.toMatchObject({ reason: 'not-installed' })
  expect(await textsOf(store, 'app-3')).toEqual(texts)
  await removePack(store, 'app-3')
  expect(await store.run((db) => db.count('pieces'))).toBe(0)
})

test('live columns are replaced by newer ones, by themselves, and outlast an update', async () => {
  const { shop, port, store } = await installed()
  const before = await readInstalledPacks(store)
  const larger = new Uint8Array([0, 1, 2, 3])
  expect(await storePackPrices(store, [{ id: 'all', asOf: '2026-11-24T09:00:00Z', bytes: larger.subarray(1, 3) }])).toEqual(['all'])
  expect(await storePackPrices(store, [{ id: 'all', asOf: '2026-11-24T08:59:59Z', bytes: new Uint8Array([9]) }])).toEqual([])
  expect(await readInstalledPacks(store)).toEqual(before)
  const kept = { id: 'all', asOf: '2026-11-24T09:00:00Z', version: 1, bytes: new Uint8Array([1, 2]) }
  const live = await (await openPackReader(store, 'all')).readPrices()
  expect(live).toEqual(kept)
  // Not the whole buffer that it was cut from.
  expect(live?.bytes.buffer.byteLength).toBe(2)
  await install(store, port, await shop.publish('all', 2, texts))
  expect(await readPackPrices(store, 'all')).toEqual(kept)
  await storePackPrices(store, [{ id: 'all', asOf: '2026-11-24T09:00:00+01:00', bytes: new Uint8Array([9]) }])
  expect(await readPackPrices(store, 'all')).toEqual(kept)
  expect(await storePackPrices(store, [{ id: 'app-3', asOf: kept.asOf, bytes: larger }])).toEqual([])
  expect(await readPackPrices(store, 'app-3')).toBeNull()
})
