import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { DAY_MS } from '#contract/limits.ts'
import type { MessageToPage } from '#contract/worker/messages.ts'
import { replySourceOf } from '#data/answered-from.ts'
import { storePackPrices } from '#data/packs/live.ts'
import { openPackStore } from '#data/packs/open.ts'
import { renderPartPicture } from '#drawings/part-picture.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import { packSections } from '#search/segment/sections.ts'
import { cacheKey } from '../../sw/cache-key.ts'
import type { CacheId } from '../../sw/caching.ts'
import { createNetwork } from '../../sw/network.ts'
import { createTenantPacks } from '../../sw/packs.ts'
import { renderPageOnDevice } from '../../sw/render-page-on-device.ts'
import { type ReplyContext, replyToRequest } from '../../sw/reply.ts'
import { createSeenPartCollection } from '../../sw/seen-part-collection.ts'
import { withFetchTime } from '../../sw/stamp.ts'
import { demoShop } from '../search/records/shop.ts'
import { memoryStore } from '../support/memory-store.ts'
import { putPack } from '../support/packs/put-pack.ts'
import { partCard, partDetail } from '../support/parts.ts'
import { asked, envelopeReply } from '../support/reply.ts'

const { parts, rows } = demoShop(30)
const [part = parts[0]] = parts
if (part === undefined) throw new Error('There is no part.')
const { mcode } = part.part
const [monday, tuesday, wednesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z']

const store = openPackStore('volt')
await putPack(store, {
  id: 'all',
  title: 'Everything',
  madeAt: tuesday,
  rows,
  totalParts: parts.length,
  liveAsOf: tuesday,
  segments: [{ parts }],
})
afterAll(() => store.close())

const dead = () => Promise.reject(new TypeError('Failed to fetch'))
const silent = () => new Promise<Response>(() => undefined)

let stores: Map<CacheId, ReturnType<typeof memoryStore>>
let said: MessageToPage[]
let reach: () => Response | Promise<Response>
let now = Date.parse(wednesday)
let replying: ReplyContext
/** One worker for all tests: what it has read of the packs stays in its memory. */
const packsOf = createTenantPacks(() => now)

const storeOf = (id: CacheId) => {
  const one = stores.get(id) ?? memoryStore()
  stores.set(id, one)
  return one
}

beforeEach(() => {
  stores = new Map()
  said = []
  now = Date.parse(wednesday)
  const notify = (message: MessageToPage) => void said.push(message)
  const seen = createSeenPartCollection(storeOf, () => now)
  const network = createNetwork(
    async () => reach(),
    notify,
    () => false,
  )
  const sources = { packsOf, seenParts: seen, now: () => now }
  replying = {
    workerContext: { storeOf: seen.storeOf, network, notify, now: () => now },
    sources,
    renderPage: (url) => renderPageOnDevice(sources, storeOf('config'), 'http://shop.test', url),
  }
})
afterEach(() => vi.useRealTimers())

const pathOf = (name: CallName, query: Record<string, unknown>) => `${calls[name].path}?${queryStringOf(query)}`
const detail = pathOf('productDetail', { mcode })

/** Asks, and lets the work behind the answer end. */
async function ask(path: string, id: CacheId | null, tenantId = 'volt') {
  const work: Promise<unknown>[] = []
  const reply = await replyToRequest(replying, asked(path, tenantId), id, (later) => void work.push(later))
  const body = await reply.clone().json()
  await Promise.all(work)
  return { body, headers: reply.headers, from: reply.headers.get('X-Answered-From') }
}

/** Has one question fail, so that the worker knows. */
async function goDown() {
  reach = dead
  await ask(pathOf('giftsMall', { cid: 'all' }), 'listings').catch(() => undefined)
  said = []
}

const keep = (result: unknown, at: string) =>
  storeOf('parts').put(cacheKey(`http://shop.test${detail}`, 'volt'), withFetchTime(envelopeReply({ result }), Date.parse(at)))

describe('a pack answers', () => {
  test('when the network fails', async () => {
    reach = dead
    const { body, from } = await ask(detail, 'parts')
    expect(body.result.name).toBe(part.part.name)
    expect(from).toBe(`pack; as-of=${tuesday}; parts=${parts.length}; of=${parts.length}`)
  })

  test('when nothing has come for two seconds, and the answer that comes late is kept all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    let come: (reply: Response) => void = () => undefined
    reach = () => new Promise((resolve) => (come = resolve))
    const work: Promise<unknown>[] = []
    let isAnswered = false
    const answered = replyToRequest(replying, asked(detail), 'parts', (later) => void work.push(later)).then((reply) => {
      isAnswered = true
      return reply
    })
    await vi.advanceTimersByTimeAsync(1900)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    expect((await answered).headers.get('X-Answered-From')).toMatch(/^pack;/)
    come(envelopeReply({ result: partDetail({ mcode }) }))
    await Promise.all(work)
    expect(said).toContainEqual({ type: 'newer-reply', url: detail, cache: 'parts' })
  })

  test('when somebody else’s page comes in the place of the shop’s answer', async () => {
    reach = () => new Response('<!doctype html>Sign in', { headers: { 'Content-Type': 'text/html' } })
    expect((await ask(detail, 'parts')).from).toMatch(/^pack;/)
    expect((await ask(pathOf('search', { searchStr: mcode }), null)).from).toMatch(/^pack;/)
  })

  test('not while the shop does', async () => {
    reach = () => envelopeReply({ result: partDetail({ mcode, name: 'By the shop' }) })
    expect(await ask(detail, 'parts')).toMatchObject({ body: { result: { name: 'By the shop' } }, from: null })
  })

  test('never for another shop', async () => {
    reach = dead
    await expect(ask(detail, 'parts', 'harbor')).rejects.toThrow('Failed to fetch')
    await expect(ask(pathOf('search', { searchStr: mcode }), null, 'harbor')).rejects.toThrow('Failed to fetch')
  })
})

describe('suggestions', () => {
  const typed = pathOf('search', { searchStr: mcode })
  test('come at once while the line is known to be dead, and the shop is asked all the same', async () => {
    await goDown()
    reach = silent
    const reply = await replyToRequest(replying, asked(typed), null, () => undefined)
    expect(reply.headers.get('X-Answered-From')).toMatch(/^pack;/)
    reach = () => envelopeReply({ result: { records: [] } })
    await ask(typed, null)
    expect(said).toContainEqual({ type: 'network', up: true, portal: false })
    expect(said).toContainEqual({ type: 'newer-reply', url: typed, cache: '' })
    expect((await ask(typed, null)).from).toBeNull()
  })

  test('are the network’s while it answers', async () => {
    reach = () => envelopeReply({ result: { records: [] } })
    expect((await ask(typed, null)).from).toBeNull()
  })
})

describe('of a kept reply and a pack the newer counts', () => {
  const kept = partDetail({ mcode, name: 'Kept' })
  test.each([
    ['the kept one', wednesday, 'Kept', `cache; as-of=${wednesday}`],
    ['the pack', monday, part.part.name, `pack; as-of=${tuesday}; parts=${parts.length}; of=${parts.length}`],
  ])('%s', async (_, at, name, from) => {
    await keep(kept, at)
    await goDown()
    expect(await ask(detail, 'parts')).toMatchObject({ body: { result: { name } }, from })
    expect(said).toEqual([{ type: 'not-renewed', url: detail, asOf: at === monday ? tuesday : at }])
  })

  test('a page that was shown the kept one before the line was found dead is told of the newer', async () => {
    await keep(kept, monday)
    reach = dead
    expect((await ask(detail, 'parts')).body.result.name).toBe('Kept')
    expect(said).toContainEqual({ type: 'newer-reply', url: detail, cache: 'parts' })
    expect((await ask(detail, 'parts')).body.result.name).toBe(part.part.name)
    expect(said.filter(({ type }) => type === 'newer-reply')).toHaveLength(1)
  })

  test('that packs do not have it is no answer while there is a kept one', async () => {
    const path = pathOf('productDetail', { mcode: 'ELSE-1' })
    await storeOf('parts').put(
      cacheKey(`http://shop.test${path}`, 'volt', 'de'),
      withFetchTime(envelopeReply({ result: partDetail({ mcode: 'ELSE-1' }) }), 0),
    )
    reach = dead
    expect((await ask(path, 'parts')).from).toMatch(/^cache;/)
  })
})

describe('a part that stood only in a list, and is newer than the whole pack', () => {
  const listed = partCard({ mcode: 'NEW-1', name: 'In a list' })
  beforeEach(async () => {
    const listing = { records: [listed], total: 1, size: 20, current: 1, pages: 1, facets: [], categories: [], meant: 'all' }
    const path = pathOf('aggregationSearch', { backCategoryId: '1' })
    await storeOf('listings').put(
      cacheKey(`http://shop.test${path}`, 'volt'),
      withFetchTime(envelopeReply({ result: listing }), Date.parse(wednesday)),
    )
    reach = dead
  })

  test('is found by its code, as old as the list', async () => {
    const { body, from } = await ask(pathOf('aggregationSearch', { searchStr: 'NEW-1', pageSize: 4 }), 'listings')
    expect(body.result.records[0]).toMatchObject({ mcode: 'NEW-1', name: 'In a list' })
    expect(from).toContain(`as-of=${wednesday}`)
    expect((await ask(pathOf('search', { searchStr: 'NEW-1' }), null)).body.result.records[0].goodsSkuCode).toBe('NEW-1')
  })

  test('is not said not to exist when its page is asked for', async () => {
    expect((await ask(pathOf('productDetail', { mcode: 'NEW-1' }), 'parts')).body).toMatchObject({ code: 503, error: 'no-network' })
    expect((await ask(pathOf('productDetail', { mcode: 'NEW-2' }), 'parts')).body).toMatchObject({ code: 404, error: 'not-found' })
  })
})

test('a database that never answers holds nothing up that is kept', async () => {
  const never = () => new Promise<never>(() => undefined)
  const deaf: ReplyContext = {
    ...replying,
    sources: {
      ...replying.sources,
      packsOf: () => ({ current: never, dates: never, markDamaged: () => undefined, markChanged: () => undefined }),
    },
  }
  await keep(partDetail({ mcode, name: 'Kept' }), monday)
  await goDown()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answered = replyToRequest(deaf, asked(detail), 'parts', () => undefined)
  await vi.advanceTimersByTimeAsync(500)
  expect((await answered).headers.get('X-Answered-From')).toBe(`cache; as-of=${monday}`)
})

test('prices and stock are as old as the shop said them last, and past a day stock is unknown', async () => {
  const own = openPackStore('aging')
  await putPack(own, { id: 'all', madeAt: monday, rows, totalParts: parts.length, liveAsOf: tuesday, segments: [{ parts }] })
  reach = dead
  const aged = async () => dataAgeOf(replySourceOf((await ask(detail, 'parts', 'aging')).headers).asOf, now).type
  now = Date.parse(tuesday) + DAY_MS - 1000
  expect(await aged()).toBe('today')
  now += 2000
  expect(await aged()).toBe('old')
  const renewed = parts.map(({ live }) => ({ ...live, priceCents: 12_300, wasCents: null, steps: [] }))
  await storePackPrices(own, [{ id: 'all', asOf: new Date(now).toISOString(), bytes: packSections(writeLiveData(renewed)) }])
  await own.close()
  now += 61_000
  expect(await aged()).toBe('now')
  expect((await ask(detail, 'parts', 'aging')).body.result.price).toBe(123)
})

describe('a picture that nobody has', () => {
  const config = { tenantId: 'volt', accent: { light: '#123456' } }
  const view = `/images/part/${mcode}/view.svg`
  const picture = async (path: string) => (await replyToRequest(replying, asked(path, null), 'images', () => undefined)).text()

  test('is drawn from a pack in the colour of the shop', async () => {
    await storeOf('config').put(cacheKey('http://shop.test/config.json', null), Response.json(config))
    reach = dead
    expect(await picture(view)).toBe(renderPartPicture(part.part, 'view', '#123456'))
    await expect(picture('/images/part/NO-1/view.svg')).rejects.toThrow('Failed to fetch')
  })

  test('of the shop’s own is shown in the nearest size and format that is here, else not at all: the page then shows the drawing', async () => {
    const own = `/images/own/${'a'.repeat(32)}`
    for (const file of ['160.webp', '800.webp', '1200.avif'])
      await storeOf('images').put(cacheKey(`http://shop.test${own}/${file}`, null), new Response(file))
    reach = dead
    expect([await picture(`${own}/800.avif`), await picture(`${own}/1200.webp`), await picture(`${own}/400.avif`)]).toEqual([
      '800.webp',
      '1200.avif',
      '160.webp',
    ])
    await expect(picture(`/images/own/${'b'.repeat(32)}/800.avif`)).rejects.toThrow('Failed to fetch')
  })

  test('and of a part that was only seen', async () => {
    await storeOf('config').put(cacheKey('http://shop.test/config.json', null), Response.json({ ...config, tenantId: 'harbor' }))
    const seen = partDetail({ mcode: 'SEEN-1' })
    await storeOf('parts').put(
      cacheKey(`http://shop.test${pathOf('productDetail', { mcode: 'SEEN-1' })}`, 'harbor'),
      withFetchTime(envelopeReply({ result: seen }), now),
    )
    reach = dead
    expect(await picture('/images/part/SEEN-1/view.svg')).toBe(renderPartPicture(seen, 'view', '#123456'))
    await expect(picture(view)).rejects.toThrow('Failed to fetch')
  })
})
