import 'fake-indexeddb/auto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { downloadPack } from '#data/packs/download.ts'
import { allocateStorageReserve, releaseStorageReserve } from '#data/reserve.ts'
import { memoryCaches } from '../support/memory-caches.ts'
import { packDevice, requestVersion } from '../support/packs/pack-device.ts'
import { packPortTo } from '../support/packs/pack-port.ts'
import { packShop } from '../support/packs/pack-shop.ts'
import { partCard } from '../support/parts.ts'

const refusal = () => new DOMException('The device is full.', 'QuotaExceededError')
const part = partCard({})
const view = { mcode: part.mcode, viewedAt: 1, asOf: null, part }
let device: ReturnType<typeof memoryCaches>
beforeEach(() => {
  device = memoryCaches()
  vi.stubGlobal('caches', device.caches)
  onTestFinished(() => void vi.unstubAllGlobals())
})
const isHeld = async () => (await (await device.caches.open('held-back-1')).keys()).length > 0

/** Until `has` says that there is room, nothing is written into this store. */
function noRoomIn(store: string, has: () => Promise<boolean> | boolean) {
  let room = false
  const put = IDBObjectStore.prototype.put
  const mock = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
    if (this.name === store && !room) throw refusal()
    return put.apply(this, asked)
  })
  onTestFinished(() => mock.mockRestore())
  return async () => {
    room = await has()
  }
}

test('what a customer enters on a full device is written into the room that was held back', async () => {
  await allocateStorageReserve()
  const look = noRoomIn('views', async () => !(await isHeld()))
  const mirror = openMirrorDatabase('reserve-1')
  await mirror.run(async (db) => {
    await look()
    await db.put('views', view)
  })
  expect(await mirror.run((db) => db.getAll('views'))).toEqual([view])
  expect(await isHeld()).toBe(false)
  await mirror.close()
})

test('where no room is held back, or it was not enough, a full device is told of', async () => {
  const mirror = openMirrorDatabase('reserve-2')
  noRoomIn('views', () => false)
  const write = () => mirror.run((db) => db.put('views', view))
  await expect(write()).rejects.toThrow('The device is full.')
  await allocateStorageReserve()
  await expect(write()).rejects.toThrow('The device is full.')
  expect(await isHeld()).toBe(false)
  await mirror.close()
})

/** A device that requests a pack and has the reserve of this test's browser. */
async function wishing() {
  const shop = packShop()
  const port = packPortTo(shop.answer, { allocateReserve: allocateStorageReserve, releaseReserve: releaseStorageReserve })
  const { store } = packDevice()
  await requestVersion(
    store,
    port,
    await shop.publish('all', 1, { segments: { s1: { numbers: 'one two three four five six' } }, files: {} }),
  )
  shop.asked.length = 0
  return { shop, port, store }
}

test('a pack holds room back for the customer before it takes any, and gives it when the browser refuses more', async () => {
  const { port, store } = await wishing()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    throw refusal()
  })
  const held: boolean[] = []
  const fetch = async (request: Request) => {
    held.push(await isHeld())
    return port.fetch(request)
  }
  expect(await downloadPack(store, { ...port, fetch }, 'all')).toMatchObject({ type: 'stopped', why: 'quota' })
  expect(held.length).toBeGreaterThan(0)
  expect(held).not.toContain(false)
  expect(await isHeld()).toBe(false)
  full.mockRestore()
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
  expect(await isHeld()).toBe(true)
})

test('a device without room to hold back gets no pack, and nothing is fetched for it', async () => {
  const { shop, port, store } = await wishing()
  device.state.full = true
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'stopped', why: 'quota' })
  expect(shop.asked).toEqual([])
})

test('a browser whose caches are broken holds nothing back, and hides no refusal', async () => {
  const broken = vi.spyOn(device.caches, 'open').mockRejectedValue(new DOMException('Unexpected internal error.', 'UnknownError'))
  onTestFinished(() => broken.mockRestore())
  const { port, store } = await wishing()
  expect(await downloadPack(store, port, 'all')).toMatchObject({ type: 'installed' })
  const mirror = openMirrorDatabase('reserve-3')
  noRoomIn('views', () => false)
  await expect(mirror.run((db) => db.put('views', view))).rejects.toThrow('The device is full.')
  await mirror.close()
})
