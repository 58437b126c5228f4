import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { type PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { commitPack } from '#data/packs/commit.ts'
import { continueDownloads } from '#data/packs/continue-downloads.ts'
import { downloadPack } from '#data/packs/download.ts'
import { fetchMissingPieces, TIME_SLICE_MS } from '#data/packs/fetch-lacking.ts'
import { availableUpdates, readInstalledPacks } from '#data/packs/installed.ts'
import { planDownload } from '#data/packs/plan.ts'
import {
  cancelDownload,
  listDownloads,
  pauseDownload,
  readRequestedDownload,
  requestDownload,
  resumeDownload,
} from '#data/packs/requested-downloads.ts'
import { install, packDevice, requestVersion, textsOf } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { bytesOfText, packShop, textOf } from '../../support/packs/pack-shop.ts'

const first = { segments: { s1: { numbers: 'one two three four five six', words: 'starter alternator' } }, files: { tree: 'categories' } }
const second = { segments: { ...first.segments, d2: { numbers: 'seven' } }, files: first.files }

async function started() {
  const shop = packShop()
  const port = packPortTo(shop.answer)
  const device = packDevice()
  const entry = await shop.publish('all', 1, first)
  return { shop, port, entry, ...device }
}
const keysOf = (store: ReturnType<typeof packDevice>['store']) => store.run((db) => db.getAllKeys('pieces'))

test('a pack is whole and dated once it has come, and says on its way how far it is', async () => {
  const { shop, port, entry, store } = await started()
  await requestVersion(store, port, entry)
  expect(await readInstalledPacks(store)).toEqual([])
  const told: number[] = []
  const end = await downloadPack(store, port, 'all', { onProgress: ({ doneBytes }) => told.push(doneBytes) })
  expect(end).toMatchObject({
    type: 'installed',
    pack: { manifest: { stamp: 's-1' }, bytes: 55, installedAt: port.now(), verifiedAt: null },
  })
  expect(await textsOf(store, 'all')).toEqual(first)
  expect(await listDownloads(store)).toEqual([])
  expect([told[0], told.at(-1)]).toEqual([0, 55])
  expect(told).toEqual([...told].sort((one, other) => one - other))
  expect(new Set(shop.asked).size).toBe(shop.asked.length)
})

test('a plan says what is needed, what is here, and whether it fits', async () => {
  const { shop, port, entry, store } = await started()
  expect(await planDownload(store, port, entry)).toMatchObject({
    totalBytes: 55,
    storedBytes: 0,
    neededBytes: 55,
    freeBytes: null,
    hasEnoughSpace: true,
  })
  await install(store, port, entry)
  const newer = await shop.publish('all', 2, second)
  const full = packPortTo(shop.answer, { freeBytes: async () => 1000 })
  expect(await planDownload(store, full, newer)).toMatchObject({
    totalBytes: 60,
    storedBytes: 55,
    neededBytes: 5,
    freeBytes: 1000,
    hasEnoughSpace: false,
  })
})

test('an update fetches only the pieces that the device lacks, and lets the others go with its commit', async () => {
  const { shop, port, entry, store } = await started()
  await install(store, port, entry)
  const newer = await shop.publish('all', 2, { segments: { s1: first.segments.s1, d2: { numbers: 'seven' } }, files: { tree: 'branches' } })
  const before = shop.asked.length
  await install(store, port, newer)
  // The manifest, the delta and the changed file, which are one piece each.
  expect(shop.asked.length - before).toBe(3)
  const [pack] = await readInstalledPacks(store)
  expect((await keysOf(store)).sort()).toEqual(pack && [...pieceSizesOf(pack.manifest).keys()].sort())
})

test('an update is what was made later, not what is merely different', async () => {
  const { shop, port, entry, store } = await started()
  await install(store, port, entry)
  const made = async (version: number, madeAt: string) => ({ ...(await shop.publish('all', version, second)), madeAt })
  const [earlier, later] = [await made(2, '2026-11-23T08:00:00Z'), await made(1, '2026-11-25T08:00:00Z')]
  const other = await shop.publish('app-3', 1, first)
  const updates = async (...packs: PackEntry[]) => availableUpdates(shop.listOf(packs), await readInstalledPacks(store))
  expect(await updates(earlier, other, entry)).toEqual([])
  expect(await updates(other, later)).toEqual([later])
})

test('a download that was cut off goes on after the next start and fetches no piece twice', async () => {
  const { shop, entry, store, again } = await started()
  const leaving = new AbortController()
  let left = 6
  const port = packPortTo((request) => {
    left -= 1
    if (left < 0) leaving.abort(new DOMException('The page was left.', 'AbortError'))
    if (leaving.signal.aborted) throw leaving.signal.reason
    return shop.answer(request)
  })
  await requestVersion(store, port, entry)
  await expect(downloadPack(store, port, 'all', { signal: leaving.signal })).rejects.toThrow('The page was left.')
  const next = again()
  const kept = await keysOf(next)
  const [now] = await listDownloads(next)
  expect(now).toMatchObject({ download: { state: { type: 'wanted' } }, doneBytes: expect.toSatisfy((bytes) => bytes > 0 && bytes < 55) })
  shop.asked.length = 0
  expect(await continueDownloads(next, packPortTo(shop.answer))).toMatchObject([{ type: 'installed' }])
  expect(shop.asked).toHaveLength(9 - kept.length)
  expect(shop.asked.filter((hash) => kept.includes(hash))).toEqual([])
  expect(await textsOf(next, 'all')).toEqual(first)
})

test('another tab pauses it; it stays paused until somebody lets it go on', async () => {
  const { shop, store, again } = await started()
  const otherTab = again()
  const entry = await shop.publish('all', 1, { segments: { s1: { numbers: Array.from({ length: 99 }, (_, at) => at).join(' ') } } })
  let pieces = 0
  const port = packPortTo(async (request) => {
    pieces += 1
    if (pieces === 3) await pauseDownload(otherTab, 'all')
    return shop.answer(request)
  })
  await requestVersion(store, port, entry)
  expect(await downloadPack(store, port, 'all')).toEqual({ type: 'paused' })
  expect(pieces).toBeLessThan(16)
  expect(await continueDownloads(store, port)).toEqual([])
  await resumeDownload(otherTab, 'all')
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
  expect(new Set(shop.asked).size).toBe(shop.asked.length)
})

test('two tabs take turns and fetch no piece twice', async () => {
  const { shop, entry, store, again } = await started()
  let clock = 0
  const tails: Promise<unknown>[] = []
  const port = packPortTo(
    (request) => {
      clock += TIME_SLICE_MS / 2
      return shop.answer(request)
    },
    {
      now: () => clock,
      async exclusively(_name, work) {
        const mine = Promise.all(tails).then(work)
        tails.push(mine.catch(() => undefined))
        return mine
      },
    },
  )
  await requestVersion(store, port, entry)
  const ends = await Promise.all([store, again()].map((tab) => downloadPack(tab, port, 'all')))
  expect(ends.map(({ type }) => type)).toEqual(['installed', 'installed'])
  expect(tails.length).toBeGreaterThan(3)
  expect(new Set(shop.asked).size).toBe(shop.asked.length)
})

test('a requested download of a newer version takes the place of one that is under way, with what fits of it', async () => {
  const { shop, port, entry, store } = await started()
  const newer = await shop.publish('all', 2, second)
  const plan = await planDownload(store, port, newer)
  await requestVersion(store, port, entry)
  let pieces = 0
  const overtaken = packPortTo(async (request) => {
    pieces += 1
    if (pieces === 6) await requestDownload(store, newer, plan.manifest, 1)
    return shop.answer(request)
  })
  expect(await downloadPack(store, overtaken, 'all')).toMatchObject({ type: 'installed', pack: { manifest: { version: 2 } } })
  expect(await textsOf(store, 'all')).toEqual(second)
})

test('what is given up leaves nothing behind, and what another pack needs stays', async () => {
  const { shop, port, entry, store } = await started()
  await install(store, port, entry)
  const kept = await keysOf(store)
  const other = await shop.publish('app-3', 1, { segments: { s1: first.segments.s1, t: { numbers: 'only here' } } })
  const dead = packPortTo((request) =>
    request.url.endsWith(other.manifest) ? shop.answer(request) : Promise.reject(new TypeError('Failed')),
  )
  await requestVersion(store, dead, other)
  expect(await downloadPack(store, dead, 'app-3')).toMatchObject({ type: 'stopped', why: 'no-network' })
  await cancelDownload(store, 'app-3')
  expect(await keysOf(store)).toEqual(kept)
  expect(await downloadPack(store, port, 'app-3')).toEqual({ type: 'not-wanted' })
})

test('what comes when it was given up already is not kept', async () => {
  const { shop, entry, store, again } = await started()
  const otherTab = again()
  let pieces = 0
  const port = packPortTo(async (request) => {
    pieces += 1
    if (pieces === 4) await cancelDownload(otherTab, 'all')
    return shop.answer(request)
  })
  await requestVersion(store, port, entry)
  expect(await downloadPack(store, port, 'all')).toEqual({ type: 'not-wanted' })
  expect(await keysOf(store)).toEqual([])
})

test('a pack that is done takes nothing from another that is under way', async () => {
  const { shop, port, entry, store } = await started()
  await requestVersion(store, port, await shop.publish('app-3', 1, { segments: { t: { numbers: 'only here, in several pieces' } } }))
  const pausing = packPortTo(async (request) => {
    await pauseDownload(store, 'app-3')
    return shop.answer(request)
  })
  expect(await downloadPack(store, pausing, 'app-3')).toEqual({ type: 'paused' })
  const before = await listDownloads(store)
  expect(before).toMatchObject([{ doneBytes: expect.toSatisfy((bytes) => bytes > 0) }])
  await install(store, port, entry)
  expect(await listDownloads(store)).toEqual(before)
})

test('who has left already asks nothing', async () => {
  const { shop, port, entry, store } = await started()
  const left = AbortSignal.abort(new Error('The page was left.'))
  await expect(planDownload(store, port, entry, left)).rejects.toThrow('The page was left.')
  await requestVersion(store, port, entry)
  shop.asked.length = 0
  await expect(downloadPack(store, port, 'all', { signal: left })).rejects.toThrow('The page was left.')
  expect(shop.asked).toEqual([])
})

test.each([
  ['fits nothing that is here', bytesOfText('[]')],
  ['is none', bytesOfText('<html>')],
  ['cannot be had', null],
])('a recipe that %s is tried once, and the pieces are fetched', async (_, recipe) => {
  const { shop, port, entry, store } = await started()
  await install(store, port, entry)
  const plain = await shop.publish('all', 2, second)
  const manifest: PackManifest = JSON.parse(textOf(shop.pieces.get(plain.manifest) ?? new Uint8Array()))
  const piece = recipe === null ? 'e'.repeat(64) : await shop.keep(recipe)
  const segments = manifest.segments.map((segment, at) => (at === 0 ? segment : { ...segment, recipe: { bytes: 9, piece } }))
  const newer = { ...plain, manifest: await shop.keep(bytesOfText(JSON.stringify({ ...manifest, segments }))) }
  shop.asked.length = 0
  await install(store, port, newer)
  expect(shop.asked).toEqual([newer.manifest, piece, segments[1]?.sections[0]?.pieces[0]])
  expect(await textsOf(store, 'all')).toEqual(second)
})

test('four pieces come at once, not more', async () => {
  const { shop, entry, store } = await started()
  let now = 0
  let most = 0
  const port = packPortTo(async (request) => {
    now += 1
    most = Math.max(most, now)
    await vi.dynamicImportSettled()
    now -= 1
    return shop.answer(request)
  })
  await install(store, port, entry)
  expect(most).toBe(4)
})

test('no pack is made of pieces of which one has gone since, nor of a requested download that has', async () => {
  const { shop, port, entry, store } = await started()
  await requestVersion(store, port, entry)
  const wanted = await readRequestedDownload(store, 'all')
  if (wanted === undefined) throw new Error('There is no requested download.')
  await fetchMissingPieces(store, port, wanted, pieceSizesOf(wanted.manifest), {
    signal: new AbortController().signal,
    onBytes: () => undefined,
  })
  const [piece = ''] = await keysOf(store)
  await store.run((db) => db.delete('pieces', piece))
  expect(await commitPack(store, wanted, 1)).toBe('lacking')
  await requestVersion(store, port, await shop.publish('all', 2, first))
  expect(await commitPack(store, wanted, 1)).toBe('not-wanted')
  expect(await readInstalledPacks(store)).toEqual([])
})
