import { beforeEach, describe, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import { cacheKey } from '../../sw/cache-key.ts'
import type { CacheId } from '../../sw/caching.ts'
import { createSeenPartCollection, type SeenPartCollection } from '../../sw/seen-part-collection.ts'
import { withFetchTime } from '../../sw/stamp.ts'
import { memoryStore } from '../support/memory-store.ts'
import { partCard, partDetail } from '../support/parts.ts'
import { envelopeReply } from '../support/reply.ts'

const MONDAY = Date.parse('2026-11-16T08:00:00Z')
const TUESDAY = Date.parse('2026-11-17T08:00:00Z')

let stores: Map<CacheId, ReturnType<typeof memoryStore>>
let reads: string[]
let now: number
let seen: SeenPartCollection

const rawStore = (id: CacheId) => {
  const store = stores.get(id) ?? memoryStore()
  stores.set(id, store)
  return store
}
/** A worker that has just started on what this device keeps. */
const started = () =>
  createSeenPartCollection(
    (id) => ({
      ...rawStore(id),
      get: async (key) => {
        reads.push(key)
        return rawStore(id).get(key)
      },
    }),
    () => now,
  )

beforeEach(() => {
  stores = new Map()
  reads = []
  now = 0
  seen = started()
})

const keyOf = (name: CallName, query: string, tenant = 'volt') => cacheKey(`http://shop.test${calls[name].path}?${query}`, tenant)
const listing = (records: readonly PartCard[]) => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  pages: 1,
  facets: [],
  categories: [],
  meant: 'all',
})

const open = (part: PartDetail, at = MONDAY, tenant = 'volt') =>
  seen.storeOf('parts').put(keyOf('productDetail', `mcode=${part.mcode}`, tenant), withFetchTime(envelopeReply({ result: part }), at))
const look = (query: string, records: readonly PartCard[], at = MONDAY) =>
  seen.storeOf('listings').put(keyOf('aggregationSearch', query), withFetchTime(envelopeReply({ result: listing(records) }), at))

const found = async () =>
  (await seen.partsOfTenant('volt'))
    .map(({ part, isOpened, asOf }) => `${part.mcode} ${part.price} ${isOpened ? 'opened' : 'listed'} ${asOf?.slice(0, 10)}`)
    .sort()

describe('the parts that were seen on this device', () => {
  test('are those that were opened and those that stood in a list, each once', async () => {
    await open(partDetail({ mcode: 'A-1', price: 10 }))
    await look('backCategoryId=1', [partCard({ mcode: 'A-1', price: 11 }), partCard({ mcode: 'A-2', price: 12 })], TUESDAY)
    await seen
      .storeOf('listings')
      .put(
        keyOf('listByBackCategoryOrGroup', 'backCategoryId=2'),
        withFetchTime(envelopeReply({ result: listing([partCard({ mcode: 'A-3', price: 13 })]) }), MONDAY),
      )
    expect(await found()).toEqual(['A-1 10 opened 2026-11-16', 'A-2 12 listed 2026-11-17', 'A-3 13 listed 2026-11-16'])
  })

  test('are those, too, that stood in the lists of a part’s page', async () => {
    await open(partDetail({ mcode: 'A-1', price: 10, offers: [partCard({ mcode: 'A-2', price: 12 })] }))
    const line = { position: 1, name: 'Brush', qty: 2 }
    const list = {
      contains: [{ ...line, part: partCard({ mcode: 'A-3', price: 3 }) }, line],
      usedIn: [partCard({ mcode: 'A-4', price: 4 })],
      usedInTotal: 1,
    }
    await seen.storeOf('parts').put(keyOf('partsList', 'mcode=A-1'), withFetchTime(envelopeReply({ result: list }), TUESDAY))
    expect(await found()).toEqual([
      'A-1 10 opened 2026-11-16',
      'A-2 12 listed 2026-11-16',
      'A-3 3 listed 2026-11-17',
      'A-4 4 listed 2026-11-17',
    ])
  })

  test('come from the newer of two lists', async () => {
    await look('backCategoryId=1&pageNo=2', [partCard({ mcode: 'A-1', price: 12 })], TUESDAY)
    await look('backCategoryId=1', [partCard({ mcode: 'A-1', price: 11 })], MONDAY)
    expect(await found()).toEqual(['A-1 12 listed 2026-11-17'])
  })

  test('are those of one shop', async () => {
    await open(partDetail({ mcode: 'A-1' }), MONDAY, 'harbor')
    expect(await found()).toEqual([])
    expect(await seen.partsOfTenant('harbor')).toHaveLength(1)
  })

  test('are not those of replies that cannot be read', async () => {
    await seen.storeOf('parts').put(keyOf('productDetail', 'mcode=A-1'), new Response('<!doctype html>'))
    await seen.storeOf('listings').put(keyOf('aggregationSearch', 'searchStr=1'), envelopeReply({ result: { records: [{ mcode: 1 }] } }))
    await open(partDetail({ mcode: 'A-2', price: 2 }))
    expect(await found()).toEqual(['A-2 2 opened 2026-11-16'])
  })
})

describe('each reply is read once', () => {
  test('and not again for the next search', async () => {
    await open(partDetail({ mcode: 'A-1' }))
    await look('backCategoryId=1', [partCard({ mcode: 'A-2' })])
    await seen.partsOfTenant('volt')
    expect(reads).toHaveLength(2)
    await seen.partsOfTenant('volt')
    await seen.partsOfTenant('volt')
    expect(reads).toHaveLength(2)
  })

  test('by each worker that starts', async () => {
    await open(partDetail({ mcode: 'A-1', price: 1 }))
    await seen.partsOfTenant('volt')
    seen = started()
    expect(await found()).toEqual(['A-1 1 opened 2026-11-16'])
  })

  test('and again when a newer one took its place, it alone', async () => {
    await open(partDetail({ mcode: 'A-1', price: 1 }))
    await open(partDetail({ mcode: 'A-2', price: 2 }))
    await seen.partsOfTenant('volt')
    reads = []
    await open(partDetail({ mcode: 'A-1', price: 9 }), TUESDAY)
    expect(await found()).toEqual(['A-1 9 opened 2026-11-17', 'A-2 2 opened 2026-11-16'])
    expect(reads).toEqual([keyOf('productDetail', 'mcode=A-1')])
  })

  test('a reply that comes while the list is read is in it', async () => {
    await open(partDetail({ mcode: 'A-1', price: 1 }))
    const [, list] = await Promise.all([open(partDetail({ mcode: 'A-1', price: 2 }), TUESDAY), seen.partsOfTenant('volt')])
    expect(list).toHaveLength(1)
    expect(await found()).toEqual(['A-1 2 opened 2026-11-17'])
  })
})

describe('what is forgotten is not found any more', () => {
  test('when the shop says that it is gone', async () => {
    await open(partDetail({ mcode: 'A-1' }))
    await seen.partsOfTenant('volt')
    await seen.storeOf('parts').drop(keyOf('productDetail', 'mcode=A-1'))
    expect(await found()).toEqual([])
  })

  test('when the worker was told to forget, or lists made room for another reply', async () => {
    await look('backCategoryId=1', [partCard({ mcode: 'A-1', price: 1 })])
    await seen.partsOfTenant('volt')
    await rawStore('listings').drop(keyOf('aggregationSearch', 'backCategoryId=1'))
    expect(await found()).toHaveLength(1)
    seen.markOutdated()
    expect(await found()).toEqual([])
  })

  test('a minute later at the latest, whoever took it', async () => {
    await open(partDetail({ mcode: 'A-1' }))
    await seen.partsOfTenant('volt')
    await rawStore('parts').drop(keyOf('productDetail', 'mcode=A-1'))
    now += 60_000
    expect(await found()).toEqual([])
  })
})
