import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheTable } from '../../sw/caching.ts'
import { memoryCaches } from '../support/memory-caches.ts'

let memory: ReturnType<typeof memoryCaches>
let module: typeof import('../../sw/reply-store.ts')
const at = (path: string) => `https://shop.test/${path}`

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') })
  vi.resetModules()
  memory = memoryCaches()
  vi.stubGlobal('caches', memory.caches)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL('https://shop.test/sw.js'))
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  module = await import('../../sw/reply-store.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('one cache of the cache table', () => {
  test('gives back what was put, by its key, until it is dropped', async () => {
    const store = module.openCacheStore('parts')
    expect(await store.get(at('a'))).toBeNull()
    await store.put(at('a'), new Response('one'))
    await store.put(at('b'), new Response('two'))
    expect(await (await store.get(at('a')))?.text()).toBe('one')
    expect(await store.keys()).toEqual([at('a'), at('b')])
    await store.drop(at('a'))
    expect(await store.get(at('a'))).toBeNull()
    expect(await store.keys()).toEqual([at('b')])
  })

  test('is kept apart from the others, under its name in the table', async () => {
    await module.openCacheStore('parts').put(at('a'), new Response('one'))
    expect(await module.openCacheStore('listings').get(at('a'))).toBeNull()
    expect(await memory.caches.keys()).toContain(cacheTable.parts.name)
  })

  test('throws out what is older than its days when a worker that has just started puts its first reply away', async () => {
    await module.openCacheStore('images').put(at('old.svg'), new Response('old'))
    vi.setSystemTime(Date.now() + (cacheTable.images.maxAgeDays + 1) * 24 * 60 * 60 * 1000)
    vi.resetModules()
    const later = (await import('../../sw/reply-store.ts')).openCacheStore('images')
    await later.put(at('new.svg'), new Response('new'))
    expect(await later.keys()).toEqual([at('new.svg')])
  })

  test('throws out the oldest when there are more than its limit', async () => {
    const store = module.openCacheStore('config')
    const names = Array.from({ length: 60 }, (_, count) => at(`config-${count}`))
    for (const name of names) {
      vi.setSystemTime(Date.now() + 1000)
      await store.put(name, new Response('{}'))
    }
    const kept = await store.keys()
    expect(kept.length).toBeLessThan(cacheTable.config.maxEntries + 25)
    expect(kept).toContain(names.at(-1))
    expect(kept).not.toContain(names[0])
  })
})

test('a cache is counted out every 25 additions and not at each, however often it is opened', async () => {
  const { CacheExpiration } = await import('workbox-expiration')
  const countOut = vi.spyOn(CacheExpiration.prototype, 'expireEntries')
  for (let count = 0; count < 60; count += 1) await module.openCacheStore('images').put(at(`${count}.svg`), new Response('x'))
  expect(countOut).toHaveBeenCalledTimes(3)
})

describe('a device that is full', () => {
  test('gives up pictures and lists, never the parts that were opened; the one reply is not kept', async () => {
    for (const id of ['parts', 'listings', 'images', 'categories'] as const) await module.openCacheStore(id).put(at(id), new Response(id))
    memory.state.full = true
    await module.openCacheStore('parts').put(at('one more'), new Response('x'))
    memory.state.full = false
    expect(await module.openCacheStore('parts').keys()).toEqual([at('parts')])
    expect(await module.openCacheStore('categories').keys()).toEqual([at('categories')])
    expect(await module.openCacheStore('listings').keys()).toEqual([])
    expect(await module.openCacheStore('images').keys()).toEqual([])
  })

  test('any other failure of the storage is told', async () => {
    const broken = new Error('Broken')
    vi.stubGlobal('caches', { ...memory.caches, open: () => Promise.reject(broken) })
    await expect(module.openCacheStore('parts').put(at('a'), new Response('x'))).rejects.toBe(broken)
  })
})

test('caches of an earlier version go, those of this one and of others on the same address stay', async () => {
  for (const name of ['armature-parts-0', cacheTable.parts.name, 'workbox-precache-v2']) await memory.caches.open(name)
  await module.deleteOldCaches()
  expect(await memory.caches.keys()).toEqual([cacheTable.parts.name, 'workbox-precache-v2'])
})

test('sign-out empties what belongs to a person and nothing else', async () => {
  // No row of the table is a person's today; one that becomes it must be emptied.
  vi.doMock('../../sw/caching.ts', () => ({ cacheTable: { ...cacheTable, listings: { ...cacheTable.listings, isPersonal: true } } }))
  vi.resetModules()
  const { emptyPersonalCaches: forgetPersonal, openCacheStore: storeOf } = await import('../../sw/reply-store.ts')
  vi.doUnmock('../../sw/caching.ts')
  const ids = ['listings', 'parts', 'config'] as const
  for (const id of ids) await storeOf(id).put(at(id), new Response(id))
  await forgetPersonal()
  expect(await Promise.all(ids.map(async (id) => storeOf(id).keys()))).toEqual([[], [at('parts')], [at('config')]])
})

/** All texts that lie in any database of the device. */
async function stored(): Promise<string> {
  const found: unknown[] = []
  for (const { name } of await indexedDB.databases()) {
    const db = await openDB(name ?? '')
    for (const store of db.objectStoreNames) found.push(await db.getAllKeys(store), await db.getAll(store))
    db.close()
  }
  return JSON.stringify(found)
}

test('sign-out leaves what somebody searched for in no key of a cache and in no database; lists that were leafed through stay, and still go when they are old', async () => {
  const listings = module.openCacheStore('listings')
  const list = 'aggregation/search?backCategoryId=1&~tenant=t'
  const search = 'aggregation/search?pageNo=1&searchStr=secret-4711&~tenant=t'
  await listings.put(at(list), new Response('list'))
  await listings.put(at(search), new Response('found'))
  // Gone from the cache, and its time stamp is still there.
  await listings.put(at('aggregation/search?searchStr=secret-4712'), new Response('found'))
  await listings.drop(at('aggregation/search?searchStr=secret-4712'))
  expect(await stored()).toContain('secret-4711')
  expect(await stored()).toContain('secret-4712')

  await module.emptyPersonalCaches()
  expect(await listings.keys()).toEqual([at(list)])
  expect(await stored()).not.toContain('secret')
  expect(await stored()).toContain(at(list))

  vi.setSystemTime(Date.now() + (cacheTable.listings.maxAgeDays + 1) * 24 * 60 * 60 * 1000)
  vi.resetModules()
  const later = (await import('../../sw/reply-store.ts')).openCacheStore('listings')
  await later.put(at('new'), new Response('new'))
  expect(await later.keys()).toEqual([at('new')])
})

test('sign-out takes no pack: what the shop sells is no secret of a person', async () => {
  const [{ openPackStore }, { replacePinnedParts: putPins, readPinnedParts: readPins }] = await Promise.all([
    import('#data/packs/open.ts'),
    import('#data/packs/pins.ts'),
  ])
  const packs = openPackStore('volt')
  await putPins(packs, [{ mcode: 'A-1', why: ['cart'] }])
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  await module.emptyPersonalCaches()
  expect(await names()).toContain('armature-packs-volt')
  expect(await readPins(packs)).toHaveLength(1)
  await packs.close()
})
