import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { answerFromSeenParts } from '../../sw/offline-seen.ts'
import type { SeenPart } from '../../sw/seen-part-collection.ts'
import { noPacks } from '../support/packs/no-packs.ts'
import { partCard, partDetail } from '../support/parts.ts'

const denso = partDetail({
  mcode: 'AR-A-20001',
  type: 'alternator',
  name: 'Alternator',
  backCategoryName: 'Alternators',
  oeProducer: 'Denso',
  oeNumber: '104210-4610',
  attributes: { voltage: 24 },
  numbers: [{ kind: 'oe', maker: 'Denso', number: '104210-4610' }],
  path: [{ id: '2', backCategoryName: 'Alternators', backParentId: '0' }],
})
const seen: SeenPart[] = [
  { part: partDetail(), isOpened: true, asOf: '2026-11-19T08:00:00.000Z' },
  { part: denso, isOpened: true, asOf: '2026-11-18T08:00:00.000Z' },
]

const search = async (name: 'search' | 'aggregationSearch' | 'partFinder', input: Record<string, unknown>, opened = seen) => {
  const reply = await answerFromSeenParts(
    { packsOf: () => noPacks, seenParts: { partsOfTenant: async () => opened }, now: () => Date.parse('2026-11-20T12:00:00Z') },
    { url: new URL(`http://shop.test${calls[name].path}?${queryStringOf(input)}`), tenantId: 'volt', locale: 'en-US' },
  )
  if (reply === null) return null
  const body = await reply.json()
  return {
    from: reply.headers.get('X-Answered-From'),
    result: body.result,
    codes: body.result.records.map((row: { mcode?: string; goodsSkuCode?: string }) => row.mcode ?? row.goodsSkuCode),
  }
}

describe('a number that was seen is found without a network', () => {
  test.each(['104210-4610', '1042104610', '104210 4610', '104210461', '1042', '10-4610', 'ar-a-20001'])('%s', async (searchStr) => {
    expect((await search('search', { searchStr }))?.codes).toEqual(['AR-A-20001'])
    expect((await search('aggregationSearch', { searchStr }))?.codes).toEqual(['AR-A-20001'])
  })

  test('a cross reference finds the part too', async () => {
    const found = await search('aggregationSearch', { searchStr: 'd7e44' })
    expect(found?.codes).toEqual(['AR-S-10001'])
    expect(found?.result.records[0].matched).toEqual({ by: 'cross', number: 'D7E44', maker: 'Valeo', how: 'same' })
    expect(found?.result.meant).toBe('number')
  })
})

test.each(['036000291452', '0 36000 29145 2', 'ГЕНЕРАТОР', '发电'])(
  'a seen part is found by its article number, and by words of any script: %s',
  async (searchStr) => {
    const part = partDetail({ mcode: 'AR-A-30001', name: 'Генератор 发电机', gtin: '00036000291452' })
    expect((await search('aggregationSearch', { searchStr }, [...seen, { part, isOpened: true, asOf: null }]))?.codes).toEqual([
      'AR-A-30001',
    ])
  },
)

test('a suggestion brings along until when its price is by a promotion', async () => {
  const promotion = { id: 'autumn', name: 'Autumn', until: '2026-12-01T00:00:00.000Z', usual: [{ fromQty: 1, unitPrice: 129.5 }] }
  const promoted: SeenPart = { part: partDetail({ price: 99, wasPrice: 129.5, promotion }), isOpened: true, asOf: null }
  const found = await search('search', { searchStr: 'AR-S-10001' }, [promoted])
  expect(found?.result.records[0]).toMatchObject({ price: 99, wasPrice: 129.5, promotion })
})

test.each(['Lichtmaschine', 'lichtmasch', 'Denso Generator', 'LICHTMASCHINEN Denso'])(
  'German words find a seen part without a network: %s',
  async (searchStr) => {
    expect((await search('aggregationSearch', { searchStr }))?.codes).toEqual(['AR-A-20001'])
  },
)

test('a beginning is counted without a network too, and a whole number is none', async () => {
  expect((await search('aggregationSearch', { searchStr: '1042' }))?.result).toMatchObject({ begins: 1, total: 1 })
  expect((await search('aggregationSearch', { searchStr: '1042104610' }))?.result.begins).toBeUndefined()
  expect((await search('aggregationSearch', { searchStr: '42104' }))?.result.begins).toBeUndefined()
})

describe('a seen part is found without a network by any of its numbers, as people write them', () => {
  const superseding = partDetail({
    mcode: 'AR-S-30003',
    numbers: [],
    oeNumber: '',
    supersedes: [{ mcode: 'AR-S-1', name: 'Starter', specName: '' }],
  })
  const all: SeenPart[] = [...seen, { part: superseding, isOpened: true, asOf: null }]
  test.each([
    ['O OO1 1O8 OO1', 'AR-S-10001', 'alike'],
    ['0 001 108 001-R', 'AR-S-10001', 'suffix'],
    ['17890', 'AR-S-10001', 'same'],
    ['Hi, plate says 0 001 108 001, can you send 2 pcs?', 'AR-S-10001', 'same'],
    ['2x 104210-4610', 'AR-A-20001', 'same'],
    ['AR-S-1', 'AR-S-30003', 'same'],
  ])('%s', async (searchStr, code, how) => {
    const found = await search('aggregationSearch', { searchStr }, all)
    expect(found?.codes[0]).toBe(code)
    expect(found?.result.records[0].matched.how).toBe(how)
    expect(found?.result.meant).toBe('number')
  })
  test('a list of numbers finds each', async () => {
    expect((await search('aggregationSearch', { searchStr: '2x 0 001 108 001; 104210-4610 x4' }))?.codes.sort()).toEqual([
      'AR-A-20001',
      'AR-S-10001',
    ])
  })
})

test('words are found in any order, also the words people use instead', async () => {
  expect((await search('aggregationSearch', { searchStr: 'anlasser bosch' }))?.codes).toEqual(['AR-S-10001'])
  expect((await search('aggregationSearch', { searchStr: 'denso generator' }))?.result.meant).toBe('words')
})

test('the answer says that it is made from seen parts, from how many, and how old the oldest of those found is', async () => {
  expect((await search('search', { searchStr: 'alternator' }))?.from).toBe('seen-parts; of=2; listed=0; as-of=2026-11-18T08:00:00.000Z')
  expect((await search('search', { searchStr: 'anlasser' }))?.from).toBe('seen-parts; of=2; listed=0; as-of=2026-11-19T08:00:00.000Z')
})

test('a search that meets none of the seen parts says through how many it looked, for the shop may well have it', async () => {
  const nothing = await search('aggregationSearch', { searchStr: 'lawn mower' })
  expect(nothing?.from).toBe('seen-parts; of=2; listed=0')
  expect(nothing?.result).toMatchObject({ records: [], total: 0, pages: 0 })
})

test('a device on which no part was opened has no answer to any search', async () => {
  expect(await search('aggregationSearch', { searchStr: 'alternator' }, [])).toBeNull()
})

test('a suggestion is never an empty list: the box could not say that it knows only this device', async () => {
  expect(await search('search', { searchStr: '999999' })).toBeNull()
})

test('a whole category or make is never answered from a few seen parts', async () => {
  expect(await search('aggregationSearch', { backCategoryId: '2' })).toBeNull()
  expect(await search('aggregationSearch', { searchStr: 'alternator', brandid: 'toyota' })).toBeNull()
})

test('what seen parts measure is never taken for all that the shop has', async () => {
  expect(await search('partFinder', { backCategoryId: '2', answers: 'voltage=24' })).toBeNull()
})

test('filters of a search hold offline', async () => {
  expect((await search('aggregationSearch', { searchStr: 'alternator', voltage: '24' }))?.codes).toEqual(['AR-A-20001'])
  expect((await search('aggregationSearch', { searchStr: 'alternator', voltage: '12' }))?.codes).toEqual([])
  expect((await search('aggregationSearch', { searchStr: 'armature', oeProducer: 'Denso' }))?.codes).toEqual(['AR-A-20001'])
})

test('paging holds offline', async () => {
  const found = await search('aggregationSearch', { searchStr: 'armature', pageNo: 2, pageSize: 1 })
  expect(found?.codes).toHaveLength(1)
  expect(found?.result).toMatchObject({ total: 2, pages: 2, current: 2, size: 1 })
})

test('a search that the server would refuse is not answered either', async () => {
  expect(await search('search', { searchStr: '1'.repeat(1001) })).toBeNull()
})

test('the code of a part finds it, also one that reads as the words and the measure of others', async () => {
  const bearing = partDetail({ mcode: 'STARTER-12V', type: 'bearing', name: 'Bearing', attributes: {} })
  const found = await search('aggregationSearch', { searchStr: 'starter-12v' }, [...seen, { part: bearing, isOpened: true, asOf: null }])
  expect(found?.codes).toEqual(['STARTER-12V'])
  expect(found?.result.records[0].matched).toEqual({ by: 'mcode', number: 'STARTER-12V', how: 'same' })
  expect((await search('aggregationSearch', { searchStr: 'starter-12v' }))?.codes).toEqual(['AR-S-10001'])
})

describe('a part that was seen only in a list', () => {
  const { matched: _, ...card } = partCard({
    mcode: 'AR-A-40004',
    type: 'alternator',
    name: 'Alternator',
    oeNumber: '0 124 325 007',
    backCategoryId: '2',
  })
  const all: SeenPart[] = [...seen, { part: card, isOpened: false, asOf: '2026-11-20T08:00:00.000Z' }]

  test.each(['0 124 325 007', 'ar-a-40004', '124325', 'bosch alternator'])('is found by what its card says: %s', async (searchStr) => {
    const found = await search('aggregationSearch', { searchStr }, all)
    expect(found?.codes[0]).toBe('AR-A-40004')
    expect(found?.from).toBe('seen-parts; of=2; listed=1; as-of=2026-11-20T08:00:00.000Z')
  })

  test('is not claimed to lack a cross reference: the answer says how many parts it knew only from lists', async () => {
    expect((await search('aggregationSearch', { searchStr: '999 888 777' }, all))?.from).toBe('seen-parts; of=2; listed=1')
  })

  test('passes the filters by its own category and the data of its card', async () => {
    expect((await search('aggregationSearch', { searchStr: 'bosch', backCategoryId: '2', voltage: '12' }, all))?.codes).toEqual([
      'AR-A-40004',
    ])
    expect((await search('aggregationSearch', { searchStr: 'bosch alternator', backCategoryId: '9' }, all))?.codes).toEqual([])
  })

  test('is an answer on a device on which none was opened', async () => {
    expect((await search('search', { searchStr: '0124325007' }, all.slice(-1)))?.from).toBe(
      'seen-parts; of=0; listed=1; as-of=2026-11-20T08:00:00.000Z',
    )
  })
})

describe('a part of the shop’s own kind that was seen', () => {
  const pad = {
    ...{
      mcode: 'BP-1',
      type: 'other',
      name: 'Brake pad',
      specName: '',
      oeNumber: '',
      oeProducer: '',
      backCategoryId: 'pads',
      backCategoryName: 'Pads',
    },
    ...{ attributes: { 'own-compound': 'ceramic', 'own-thick-mm': 17.5 }, numbers: [], path: [] },
    own: { 'own-compound': { label: 'Compound', unit: '' }, 'own-thick-mm': { label: 'Thickness', unit: 'mm' } },
  } as const
  const listed: SeenPart = { part: partCard(pad as never), isOpened: false, asOf: null }

  test('is found by its own words, narrowed by its own filters, and has its data with it', async () => {
    const found = await search('aggregationSearch', { searchStr: 'ceramic' }, [listed, ...seen])

    expect(found?.codes).toEqual(['BP-1'])
    expect(found?.result.records[0]).toMatchObject({ attributes: pad.attributes, own: pad.own, specName: 'ceramic · 17.5 mm' })
  })

  test('whose page alone was opened has its first data on its card', async () => {
    const found = await search('aggregationSearch', { searchStr: 'BP-1' }, [{ part: partDetail(pad as never), isOpened: true, asOf: null }])

    expect(found?.result.records[0]).toMatchObject({ attributes: pad.attributes, own: pad.own })
  })
})
