import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallInputOf, type CallName, calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { mapReplyNames } from '#contract/locale/names-of-reply.ts'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'
import { notFoundOfflineMessages } from '#contract/packs/looked-for.ts'
import { openPackStore } from '#data/packs/open.ts'
import { createPackCatalogues } from '#data/packs/pack-catalogue.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { answerFromPacks, type OfflineSources, packReplyAsOf } from '../../sw/offline.ts'
import { answerFromSeenParts } from '../../sw/offline-seen.ts'
import { answerPackCall, type PackCall, packCalls, parseCallInput } from '../../sw/pack-answers.ts'
import type { SeenPart } from '../../sw/seen-part-collection.ts'
import { demoShop, liveById, Packs } from '../search/records/shop.ts'
import { packDevice } from '../support/packs/pack-device.ts'
import { putPack } from '../support/packs/put-pack.ts'
import { partCard, partDetail } from '../support/parts.ts'

const { parts, rows } = demoShop(400)
const [monday, tuesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z']
const now = () => Date.parse(tuesday)
const newer = parts.slice(0, 9).map((one) => ({ ...one, part: { ...one.part, popularity: one.part.popularity + 500 } }))
const gone = parts.slice(20, 24).map(({ part }) => part.id)

/** The same parts as the server has them in memory: a first segment, and a newer one beside it. */
const packs = new Packs()
const frame = indexSharedCatalogueRows(rows)
const first = Catalogue.createCatalogue(await packs.pack(parts, rows), frame, liveById(parts), now())
const server = { catalogue: first.withNewerSegment(await packs.pack(newer, rows), liveById(newer), gone), records: packs.records }

const urlOf = (name: CallName, query: Record<string, unknown>) => new URL(`http://shop.test${calls[name].path}?${queryStringOf(query)}`)
const question = (name: CallName, query: Record<string, unknown>, locale = 'en-US') => ({
  url: urlOf(name, query),
  tenantId: 'volt',
  locale,
})

const store = openPackStore('offline')
afterAll(() => store.close())
const all = {
  id: 'all',
  title: 'Everything',
  madeAt: monday,
  rows,
  totalParts: parts.length - gone.length,
  liveAsOf: tuesday,
  segments: [{ parts }, { parts: newer, gone }],
}
await putPack(store, { ...all, names: { de: { Starter: 'Anlasser', Starters: 'Anlasser' } } })
const device: OfflineSources = { packsOf: () => catalogues, seenParts: { partsOfTenant: async () => [] }, now }
const catalogues = createPackCatalogues(store, now)

async function bodyOf(reply: Response | null | undefined) {
  if (!reply) return null
  return { ...(await reply.json()), from: reply.headers.get('X-Answered-From') }
}
const ask = async (name: CallName, query: Record<string, unknown>, of = device, locale?: string) =>
  bodyOf((await answerFromPacks(of, question(name, query, locale)))?.reply)

const starter = parts.find(({ part }) => part.type === 'starter' && part.fits.length > 0 && part.oeNumber.length > 9)
const model = frame.model(starter?.part.fits[0]?.modelId ?? '')
const make = frame.make(model?.makeId ?? '')
const oe = starter?.part.oeNumber ?? ''
const laddered = parts.find(({ live }) => live.steps.length > 1)
const superseded = parts.find(({ record }) => record.supersededBy !== null)
const units = parts.filter(({ record }) => record.partsList.length > 0)

const questions: { [N in PackCall]: CallInputOf<N>[] } = {
  categoryList: [{}, { level: 0, thin: false }],
  categoryPath: [{ id: starter?.part.categoryId ?? '' }],
  productGroup: [{ backCategoryId: '1' }],
  listCategoryByParts: [{ backCategoryId: '1' }],
  groupAttributes: [{ backCategoryId: '1' }],
  listByBackCategoryOrGroup: [
    { backCategoryId: '1', sort: 'price-up' },
    { backCategoryId: '1', pageNo: 2, pageSize: 7 },
  ],
  applicationList: [{}],
  appInfo: [{ appid: make?.applicationId ?? '' }],
  modelGroupList: [{ brandid: make?.id ?? '' }],
  modelList: [{ brandid: make?.id ?? '' }, { modelid: model?.id ?? '' }],
  getCategoryByApp: [{ appid: make?.applicationId ?? '' }, { modelid: model?.id ?? '' }],
  namedVehicles: [{ searchStr: `${make?.name} ${model?.name}` }],
  search: [oe, oe.slice(0, 5), oe.slice(2, 8), `${oe.slice(0, -1)}?`, `${make?.name} starter`, 'Lichtmaschine', 'bosch 12v', 'startr'].map(
    (searchStr) => ({ searchStr }),
  ),
  aggregationSearch: [
    ...[oe, oe.slice(0, 6), 'bosch starter', 'alternator 24v', 'zzzz qqqq', `${oe}; ${units[0]?.part.oeNumber}`].map((searchStr) => ({
      searchStr,
    })),
    { backCategoryId: '1', voltage: '12', sort: 'price-down' },
    { brandid: make?.id ?? '', pageSize: 5, pageNo: 2 },
    { mode: 'best-sellers' },
  ],
  measureFacets: [{ backCategoryId: '201' }, { searchStr: 'starter', by: 'at-pilotMm=~76' }],
  partFinder: [{}, { backCategoryId: '101' }, { backCategoryId: '201', answers: 'voltage=12&pulleyOdMm=56&plugPins=?' }],
  productDetail: [starter, newer[3], units[1]].map((one) => ({ mcode: one?.part.mcode ?? '' })),
  getPriceByQuantity: [1, 25].map((quantity) => ({ mcode: laddered?.part.mcode ?? '', quantity })),
  applicationItem: [{ mcode: starter?.part.mcode ?? '' }],
  numberList: [{ numbers: [oe, `${oe.slice(0, -1)}?`, superseded?.part.mcode ?? '', 'ZZ99999'].join('|') }],
  fitmentVerdicts: [{}, { engine: model?.engines[0] ?? '' }, { year: 2004 }].map((more) => ({
    modelid: model?.id ?? '',
    mcodes: parts
      .slice(30, 80)
      .map(({ part }) => part.mcode)
      .join(','),
    ...more,
  })),
  partsList: [units[0], parts.find(({ part }) => part.type === 'armature')].map((one) => ({ mcode: one?.part.mcode ?? '' })),
}

describe('a pack in the worker answers as the server’s catalogue does', () => {
  const asked = Object.entries(questions).flatMap(([name, inputs]) =>
    inputs.map((input) => [name as PackCall, input as Record<string, unknown>] as const),
  )
  test('to every call that it can', () => expect(new Set(asked.map(([name]) => name))).toEqual(packCalls))
  test.each(asked)('%s %o', async (name, query) => {
    const input = parseCallInput(name, urlOf(name, query))
    if (input === null) throw new Error('The shop would refuse this question.')
    const there = await answerPackCall(name, server, input)
    const here = await ask(name, query)
    expect(here?.code).toBe(200)
    // As it travels: what is undefined is left out.
    expect(here?.result).toEqual(JSON.parse(JSON.stringify(there)))
  })
  test('what a quantity costs goes by the steps of the ladder, with its core charges', async () => {
    const { priceCents = 0, coreCents = 0, steps = [] } = laddered?.live ?? {}
    const [, second] = [...steps].sort((one, other) => one.fromQty - other.fromQty)
    const answer = (await ask('getPriceByQuantity', { mcode: laddered?.part.mcode, quantity: second?.fromQty }))?.result
    const unit = second?.unitCents ?? priceCents
    expect(answer).toMatchObject({
      unitPrice: unit / 100,
      coreCharge: coreCents / 100,
      total: ((unit + coreCents) * (second?.fromQty ?? 0)) / 100,
    })
  })
  test('the questions find something', async () => {
    const lists = asked.filter(([, input]) => input['searchStr'] !== undefined && input['searchStr'] !== 'zzzz qqqq')
    for (const [name, input] of lists.filter(([one]) => one !== 'namedVehicles'))
      expect({ input, total: (await ask(name, input))?.result.total }).not.toMatchObject({ total: 0 })
    expect(parseListedNumbers(`${oe}; ${units[0]?.part.oeNumber}`).length).toBe(2)
  })
})

test('names are said in the language of the call', async () => {
  const there = mapReplyNames('productDetail', (await ask('productDetail', { mcode: starter?.part.mcode }))?.result, (text) =>
    text.startsWith('Starter') && text.length < 9 ? 'Anlasser' : text,
  )
  const german = (await ask('productDetail', { mcode: starter?.part.mcode }, device, 'de'))?.result
  expect(german).toEqual(there)
  expect(JSON.stringify(german)).toContain('Anlasser')
})

describe('a reply says how much was looked through and how old it is', () => {
  const half = openPackStore('half')
  const ofHalf = createPackCatalogues(half, now)
  const some: OfflineSources = { ...device, packsOf: () => ofHalf }
  beforeAll(() => putPack(half, { ...all, id: 'cat-1', segments: [{ parts: parts.slice(0, 100) }], names: { de: germanTops } }))
  afterAll(() => half.close())
  const germanTops = Object.fromEntries(rows.categories.map(({ name }) => [name, `${name} auf Deutsch`]))
  const tops = rows.categories.filter(({ parentId, rule }) => parentId === '0' && rule === null).map(({ name }) => name)

  test('prices by when the shop said them, all else by when the pack was made', async () => {
    expect((await ask('aggregationSearch', { searchStr: 'bosch' }))?.from).toBe(
      `pack; as-of=${tuesday}; parts=${parts.length - gone.length}; of=${parts.length - gone.length}`,
    )
    expect((await ask('categoryPath', { id: '1' }))?.from).toContain(`as-of=${monday};`)
    expect(await packReplyAsOf(device, question('productDetail', { mcode: 'A-1' }))).toBe(tuesday)
    expect(await packReplyAsOf(device, question('applicationItem', { mcode: 'A-1' }))).toBe(monday)
    expect(await packReplyAsOf(device, question('giftsMall', { cid: 'all' }))).toBeNull()
  })
  test('with what is missing', async () => {
    const { from } = (await ask('aggregationSearch', { searchStr: 'bosch' }, some)) ?? {}
    expect(from).toContain(`; parts=100; of=${parts.length - gone.length}; missing=`)
    const missing = /missing=([^;]+)/.exec(from)?.[1]?.split(',').map(decodeURIComponent)
    const lacking = tops.filter((name) => name !== frame.category('1')?.name)
    expect(missing).toEqual(lacking)
    const german = (await ask('aggregationSearch', { searchStr: 'bosch' }, some, 'de'))?.from
    const missingInGerman = /missing=([^;]+)/.exec(german)?.[1]?.split(',').map(decodeURIComponent)
    expect(missingInGerman).toEqual(lacking.map((name) => `${name} auf Deutsch`))
  })
  test('a part that is nowhere in the whole catalogue does not exist', async () => {
    const reply = await answerFromPacks(device, question('productDetail', { mcode: 'NO-1' }))
    expect(reply?.isFound).toBe(false)
    expect([reply?.reply.status, await bodyOf(reply?.reply)]).toMatchObject([
      200,
      { code: 404, msg: notFoundOfflineMessages.everywhere, error: 'not-found' },
    ])
  })
  test('a part that is not among some of them may exist', async () => {
    const reply = await answerFromPacks(some, question('productDetail', { mcode: parts[200]?.part.mcode }))
    expect(reply?.isFound).toBe(false)
    expect([reply?.reply.status, await bodyOf(reply?.reply)]).toMatchObject([
      503,
      { code: 503, message: notFoundOfflineMessages.hereOnly, error: 'no-network' },
    ])
  })
  test('no suggestion is an answer only where everything was looked through', async () => {
    expect((await ask('search', { searchStr: '99999999' }))?.result.total).toBe(0)
    expect(await ask('search', { searchStr: '99999999' }, some)).toBeNull()
  })
  test('what the shop would refuse is not answered', async () => {
    expect(await ask('search', { searchStr: '1'.repeat(1001) })).toBeNull()
    expect(await ask('modelList', {})).toBeNull()
  })

  describe('parts that were only seen are searched with the packs', () => {
    const elsewhere: SeenPart = {
      isOpened: true,
      part: partDetail({ mcode: 'SEEN-1', oeNumber: '777 888 999', numbers: [] }),
      asOf: '2026-11-20T08:00:00.000Z',
    }
    const known: SeenPart = { isOpened: true, part: partDetail({ mcode: parts[3]?.part.mcode ?? '', name: 'Seen again' }), asOf: tuesday }
    const both = [elsewhere, known]
    const withSeen: OfflineSources = { ...some, seenParts: { partsOfTenant: async () => both } }

    test('with the oldest date of what is shown', async () => {
      const found = await ask('aggregationSearch', { searchStr: '777888999' }, withSeen)
      expect(found?.result.records.map((row: { mcode: string }) => row.mcode)).toEqual(['SEEN-1'])
      expect(found?.from).toContain('as-of=2026-11-20T08:00:00.000Z; parts=101;')
      expect((await ask('search', { searchStr: '777888999' }, withSeen))?.result.total).toBe(1)
    })
    test('those that a pack has are told by the pack', async () => {
      const found = await ask('aggregationSearch', { searchStr: parts[3]?.part.mcode }, withSeen)
      expect(found?.result.records[0].name).toBe(parts[3]?.part.name)
    })
    test('a category that no pack knows is not found, and the packs answer on', async () => {
      const nowhere = await answerFromPacks(withSeen, question('aggregationSearch', { searchStr: 'bosch', backCategoryId: '99999' }))
      expect(nowhere?.isFound).toBe(false)
      expect((await ask('aggregationSearch', { searchStr: '777888999' }, withSeen))?.result.total).toBe(1)
    })
  })

  describe('where the whole catalogue is here', () => {
    const newest = partDetail({ mcode: 'STARTER-12V', type: 'bearing', name: 'Bearing', oeNumber: '', numbers: [], attributes: {} })
    const newer: SeenPart = { isOpened: false, part: partCard(newest), asOf: '2026-11-24T09:00:00.000Z' }
    const known: SeenPart = { isOpened: true, part: partDetail({ mcode: parts[3]?.part.mcode ?? '', name: 'Seen again' }), asOf: tuesday }
    const seeing = (...seen: SeenPart[]): OfflineSources => ({ ...device, seenParts: { partsOfTenant: async () => seen } })
    const codes = (found: Awaited<ReturnType<typeof ask>>) =>
      found?.result.records.map((row: { mcode?: string; goodsSkuCode?: string }) => row.mcode ?? row.goodsSkuCode)

    test.each(['bosch starter', oe, parts[3]?.part.mcode ?? ''])(
      'seen parts are not even read for what packs surely know: %s',
      async (searchStr) => {
        const unread = { partsOfTenant: () => Promise.reject(new Error('It was read.')) }
        for (const name of ['search', 'aggregationSearch'] as const)
          expect((await ask(name, { searchStr }, { ...device, seenParts: unread }))?.result.total).toBeGreaterThan(0)
      },
    )
    test('a part that is newer than the pack is found among the seen ones, although words of others meet its code', async () => {
      expect((await ask('aggregationSearch', { searchStr: newest.mcode }))?.result.total).toBeGreaterThan(0)
      for (const name of ['search', 'aggregationSearch'] as const)
        expect(codes(await ask(name, { searchStr: newest.mcode }, seeing(known, newer)))?.[0]).toBe(newest.mcode)
    })
    test('the answer counts it in', async () => {
      const { length } = parts
      expect((await ask('aggregationSearch', { searchStr: newest.mcode }, seeing(newer)))?.from).toContain(
        `parts=${length - gone.length + 1}; of=${length - gone.length + 1}`,
      )
    })
    test('what was seen before the pack was made and is not in it has gone', async () => {
      const older = seeing({ ...newer, asOf: '2026-11-20T08:00:00.000Z' })
      for (const name of ['search', 'aggregationSearch'] as const)
        expect(codes(await ask(name, { searchStr: newest.mcode }, older))).not.toContain(newest.mcode)
      expect(await ask('productDetail', { mcode: newest.mcode }, older)).toMatchObject({ code: 404, error: 'not-found' })
    })
    test('every page and order of a list comes of the same parts', async () => {
      const sure = { searchStr: parts[3]?.part.mcode ?? '' }
      const unread: OfflineSources = { ...device, seenParts: { partsOfTenant: () => Promise.reject(new Error('It was read.')) } }
      for (const more of [{ pageNo: '2' }, { sort: 'price-down' }])
        expect((await ask('aggregationSearch', { ...sure, ...more }, unread))?.code).toBe(200)
    })
    test('what neither has is answered by the pack alone', async () => {
      const { from, result } = (await ask('aggregationSearch', { searchStr: '99999999' }, seeing(known))) ?? {}
      expect([from, result]).toEqual([
        (await ask('aggregationSearch', { searchStr: '99999999' }))?.from,
        (await ask('aggregationSearch', { searchStr: '99999999' }))?.result,
      ])
    })
    test.each(['productDetail', 'applicationItem', 'partsList'] as const)(
      'of a part that was seen it is never said that there is none: %s',
      async (name) => {
        const refused = await ask(name, { mcode: newest.mcode }, seeing(newer))
        expect(refused).toMatchObject({ code: 503, message: notFoundOfflineMessages.hereOnly, error: 'no-network' })
        expect(await ask(name, { mcode: newest.mcode }, seeing(known))).toMatchObject({ code: 404, error: 'not-found' })
      },
    )
  })
})

describe('a pack that was damaged', () => {
  async function damaged(name: string) {
    const { store: own } = packDevice()
    const { manifest } = await putPack(own, { ...all, segments: [{ parts: parts.slice(0, 40) }] })
    const section = manifest.segments[0]?.sections.find((one) => one.name === name)
    await own.run(async (db) => {
      for (const hash of section?.pieces ?? []) await db.put('pieces', new Uint8Array(8).fill(255).buffer, hash)
    })
    const some = createPackCatalogues(own, now)
    const seen: SeenPart[] = [{ isOpened: true, part: partDetail(), asOf: tuesday }]
    return { ...device, packsOf: () => some, seenParts: { partsOfTenant: async () => seen } }
  }
  test.each(['shape', 'number.rest', 'word.list', 'column.name'])(
    'in its section %s: seen parts answer in its place, and say so',
    async (name) => {
      const sources = await damaged(name)
      const asked = question('aggregationSearch', { searchStr: 'bosch starter' })
      expect(await answerFromPacks(sources, asked)).toBeNull()
      expect(await bodyOf(await answerFromSeenParts(sources, asked))).toMatchObject({
        result: { total: 1 },
        from: `seen-parts; of=1; listed=0; as-of=${tuesday}; damaged=Everything`,
      })
      expect(await answerFromPacks(sources, question('categoryPath', { id: '1' }))).toBeNull()
    },
  )
  test('in its records: the page of a part is not made up', async () => {
    expect(await ask('productDetail', { mcode: starter?.part.mcode }, await damaged('record.rows'))).toBeNull()
  })
})

test('an empty parameter is none, and of a repeated one the first counts, as at the shop', async () => {
  const url = urlOf('aggregationSearch', { searchStr: oe })
  const plain = (await answerFromPacks(device, { url, tenantId: 'volt', locale: 'en-US' }))?.reply
  const odd = new URL(`${url.href}&pageNo=&brandid=&searchStr=zzzz`)
  const reply = (await answerFromPacks(device, { url: odd, tenantId: 'volt', locale: 'en-US' }))?.reply
  expect((await bodyOf(reply))?.result).toEqual((await bodyOf(plain))?.result)
})
