import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackErrorReason } from '#contract/packs/pack-error-reasons.ts'
import { hashOf } from '#contract/packs/pieces.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { continueDownloads } from '#data/packs/continue-downloads.ts'
import { downloadPack } from '#data/packs/download.ts'
import { fetchPiece, MAX_STALLED_MS } from '#data/packs/fetch-piece.ts'
import { FREE_SPACE_MARGIN_BYTES } from '#data/packs/plan.ts'
import { connectionCostOf, type PackPort } from '#data/packs/port.ts'
import { listDownloads } from '#data/packs/requested-downloads.ts'
import { RETRY_AFTER_MS } from '#data/packs/retry.ts'
import { putSettings } from '#data/packs/settings.ts'
import { install, packDevice, requestVersion, textsOf } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { packShop } from '../../support/packs/pack-shop.ts'

const first = { segments: { s1: { numbers: 'one two three four five six' } }, files: {} }
const second = { segments: { ...first.segments, d2: { numbers: 'seven eight nine ten' } }, files: {} }

/** A device with a pack, and a requested download for its newer version, of which nothing has come. */
async function updating() {
  const shop = packShop()
  const port = packPortTo(shop.answer)
  const { store } = packDevice()
  await install(store, port, await shop.publish('all', 1, first))
  await requestVersion(store, port, await shop.publish('all', 2, second))
  shop.asked.length = 0
  return { shop, port, store }
}
const html = () => new Response('<h1>Welcome to our hotel</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
const status = (code: number, headers = {}) => new Response('{}', { status: code, headers })

/** Whatever stops it: the older version is here as it was, the reason is written down, and it goes on from there. */
async function stopsFor(why: PackErrorReason, more: Partial<PackPort>) {
  const { shop, port, store } = await updating()
  expect(await downloadPack(store, { ...port, ...more }, 'all')).toMatchObject({ type: 'stopped', why })
  expect(await textsOf(store, 'all')).toEqual(first)
  expect(await listDownloads(store)).toMatchObject([{ download: { state: { type: 'stopped', why } } }])
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
  expect(await textsOf(store, 'all')).toEqual(second)
  expect(new Set(shop.asked).size).toBe(shop.asked.length)
}

test.each([
  ['no network', 'no-network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a hotel’s page in the place of a piece', 'portal', html],
  ['a network that wants a sign-in', 'portal', () => status(511)],
  ['a piece that the shop has no more', 'gone', () => status(404)],
  ['a shop in trouble', 'refused', () => status(503)],
  ['a refusal', 'refused', () => status(403)],
  ['another piece', 'wrong-bytes', () => new Response('seven ei')],
  ['a truncated piece', 'wrong-bytes', () => new Response('seven')],
  ['a piece that never ends', 'wrong-bytes', () => new Response('seven '.repeat(100))],
] as const)('%s stops it, and harms nothing', (_, why, fetch) => stopsFor(why, { fetch }))

test('no room stops it before the device is filled', () => stopsFor('quota', { freeBytes: async () => FREE_SPACE_MARGIN_BYTES }))

test('a manifest that is wrong about a piece is found out', async () => {
  const { shop, port } = await updating()
  const { store } = packDevice()
  const long = await shop.keep(new TextEncoder().encode('too long for 8'))
  const files = [{ name: 'tree', bytes: 8, pieces: [long] }]
  await requestVersion(store, port, await shop.publish('app-3', 1, { segments: {} }, { files }))
  expect(await downloadPack(store, port, 'app-3')).toMatchObject({ type: 'stopped', why: 'wrong-bytes' })
  await requestVersion(store, port, await shop.publish('app-3', 2, { segments: {} }, { files, pieceBytes: 20, parts: 1 }))
  await requestVersion(
    store,
    port,
    await shop.publish('app-3', 3, { segments: {} }, { files: [{ ...files[0], bytes: 16 }], pieceBytes: 20 }),
  )
  expect(await downloadPack(store, port, 'app-3')).toMatchObject({ type: 'stopped', why: 'bad-manifest' })
})

/** What a download of one piece waits for between its tries, and how it ends. */
async function pausesOf(answers: (() => Response | Promise<Response>)[]) {
  const { shop, port, store } = await updating()
  await requestVersion(store, port, await shop.publish('app-3', 1, { segments: { s: { numbers: 'alone' } } }))
  const pauses: number[] = []
  const fetch = (request: Request) => answers.shift()?.() ?? port.fetch(request)
  const end = await downloadPack(store, { ...port, fetch, wait: async (ms) => void pauses.push(ms) }, 'app-3')
  return { pauses, type: end.type }
}
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

test('what may pass is tried again with growing pauses, and then no more', async () => {
  expect(await pausesOf([failing, () => status(502), failing])).toEqual({ pauses: [1000, 2000, 4000], type: 'installed' })
  expect(await pausesOf(RETRY_AFTER_MS.map(() => failing))).toEqual({ pauses: [...RETRY_AFTER_MS], type: 'installed' })
  expect(await pausesOf([failing, ...RETRY_AFTER_MS.map(() => failing)])).toEqual({ pauses: [...RETRY_AFTER_MS], type: 'stopped' })
})

test('a shop that asks to be left alone is left alone, but not for ever; a refusal is not asked again', async () => {
  const later = (seconds: string) => () => status(429, { 'retry-after': seconds })
  expect(await pausesOf([later('7'), later('3600'), later('Wed, 21 Oct 2026 07:28:00 GMT')])).toEqual({
    pauses: [7000, 30_000, 4000],
    type: 'installed',
  })
  expect(await pausesOf([() => status(403)])).toEqual({ pauses: [], type: 'stopped' })
})

test('a portal is not asked again and again', async () => {
  const { port, store } = await updating()
  let asked = 0
  const fetch = () => {
    asked += 1
    return html()
  }
  await downloadPack(store, { ...port, fetch, wait: () => Promise.reject(new Error('It waits.')) }, 'all')
  expect(asked).toBeLessThanOrEqual(4)
})

test('a line on which nothing comes is given up', async () => {
  const { port } = await updating()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const never = () => new Promise<Response>(() => undefined)
  const stuck = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(3)) }))
  for (const fetch of [never, stuck]) {
    const given = vi.fn()
    const came = fetchPiece({ ...port, fetch }, 'a'.repeat(64), { maxBytes: 9, signal: new AbortController().signal })
    came.catch(given)
    await vi.advanceTimersByTimeAsync(MAX_STALLED_MS - 1)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'no-network' }))
  }
})

test('a line on which little comes is not given up', async () => {
  const { port } = await updating()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const piece = new TextEncoder().encode('drop')
  let left = piece.length
  const drip = () =>
    new ReadableStream({
      pull: (body) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            if (left === 0) body.close()
            else body.enqueue(piece.slice(piece.length - left, piece.length - left + 1))
            left -= 1
            resolve()
          }, MAX_STALLED_MS - 1)
        }),
    })
  const options = { maxBytes: 4, signal: new AbortController().signal }
  const came = fetchPiece({ ...port, fetch: () => new Response(drip()) }, await hashOf(piece), options)
  for (let drops = 0; drops <= piece.length; drops += 1) await vi.advanceTimersByTimeAsync(MAX_STALLED_MS - 1)
  expect(await came).toEqual(piece)
})

test('the first piece that cannot be had ends what else is on its way', async () => {
  const { port, store } = await updating()
  let asked = 0
  const fetch = () => {
    asked += 1
    return asked === 1 ? status(404) : new Promise<Response>(() => undefined)
  }
  expect(await downloadPack(store, { ...port, fetch }, 'all')).toMatchObject({ type: 'stopped', why: 'gone' })
})

test('a network that is gone is found out once, not for each pack', async () => {
  const { shop, port, store } = await updating()
  await requestVersion(store, { ...port, now: () => port.now() + 1 }, await shop.publish('app-3', 1, second))
  expect(await continueDownloads(store, { ...port, fetch: failing })).toMatchObject([{ type: 'stopped', why: 'no-network' }])
  expect(await continueDownloads(store, port)).toMatchObject([{ pack: { id: 'all' } }, { pack: { id: 'app-3' } }])
})

test('bytes of a piece that has to be fetched anew are not counted twice', async () => {
  const { port, store } = await updating()
  const answers = [() => new Response('wrong'), () => new Response('wrong')]
  const told: number[] = []
  const fetch = (request: Request) => answers.pop()?.() ?? port.fetch(request)
  await downloadPack(store, { ...port, fetch }, 'all', { onProgress: ({ doneBytes }) => told.push(doneBytes) })
  expect([Math.max(...told), told.at(-1)]).toEqual([47, 47])
})

test('packs come only over Wi-Fi where somebody has said so, unless a button says otherwise', async () => {
  const { port, store } = await updating()
  await putSettings(store, { wifiOnly: true })
  const on = (line: 'metered' | 'unknown'): PackPort => ({ ...port, connectionCost: () => line })
  expect(await downloadPack(store, on('metered'), 'all')).toMatchObject({ type: 'stopped', why: 'not-on-wifi' })
  expect(await downloadPack(store, on('unknown'), 'all')).toMatchObject({ type: 'stopped', why: 'line-unknown' })
  expect(await continueDownloads(store, port)).toEqual([])
  expect(await downloadPack(store, on('metered'), 'all', { ignoresConnectionCost: true })).toMatchObject({ type: 'installed' })
})

test('what waited for Wi-Fi goes on by itself when it is there', async () => {
  const { port, store } = await updating()
  await putSettings(store, { wifiOnly: true })
  expect(await continueDownloads(store, { ...port, connectionCost: () => 'metered' })).toMatchObject([
    { type: 'stopped', why: 'not-on-wifi' },
  ])
  expect(await continueDownloads(store, port)).toMatchObject([{ type: 'installed' }])
})

test.each([
  [{ type: 'wifi' }, 'free'],
  [{ type: 'ethernet' }, 'free'],
  [{ type: 'cellular' }, 'metered'],
  [{ type: 'wifi', saveData: true }, 'metered'],
  [{ effectiveType: '4g' }, 'unknown'],
  [null, 'unknown'],
] as const)('a line of %o is %s', (said, line) => {
  expect(connectionCostOf(said)).toBe(line)
})

test('a device that is full keeps the older pack, says so, gives back what it has taken, and the outbox is as it was', async () => {
  const { port, store } = await updating()
  const mirror = openMirrorDatabase('volt-beside-packs')
  onTestFinished(() => mirror.close())
  const view = { mcode: 'ST-1', viewedAt: 1, part: {} as never }
  await mirror.run((db) => db.put('views', view))

  let left = 1
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
    if (this.name === 'pieces' && left-- <= 0) throw new DOMException('The device is full.', 'QuotaExceededError')
    return put.apply(this, asked)
  })
  onTestFinished(() => void vi.restoreAllMocks())

  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'stopped', why: 'quota' })
  expect(await listDownloads(store)).toMatchObject([{ download: { state: { type: 'stopped', why: 'quota' } } }])
  expect(await textsOf(store, 'all')).toEqual(first)
  const manifest = await store.run(async (db) => (await db.get('packs', 'all'))?.manifest)
  expect(await store.run((db) => db.getAllKeys('pieces'))).toHaveLength(manifest ? pieceSizesOf(manifest).size : 0)
  expect(await mirror.run((db) => db.getAll('views'))).toEqual([view])
  // It does not go on by itself, only when somebody has made room.
  expect(await continueDownloads(store, port)).toEqual([])
  left = 99
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
})

test('a device that has no room for the record of a pack, when all pieces are here, keeps the older pack, and fetches the rest again later', async () => {
  const { port, store } = await updating()
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
    if (this.name === 'packs') throw new DOMException('The device is full.', 'QuotaExceededError')
    return put.apply(this, asked)
  })
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'stopped', why: 'quota' })
  expect(await textsOf(store, 'all')).toEqual(first)
  expect(await listDownloads(store)).toMatchObject([{ download: { state: { type: 'stopped', why: 'quota' } } }])
  full.mockRestore()
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
  expect(await textsOf(store, 'all')).toEqual(second)
})
