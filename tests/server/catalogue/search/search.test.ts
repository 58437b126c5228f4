import { describe, expect, test } from 'vitest'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const row = await shop.db
  .selectFrom('part')
  .select('mcode')
  .where('tenant_id', '=', shop.general)
  .where('oe_number', '~', '^(104210|128000|228000|428000)-\\d{4}$')
  .where('superseded_by', 'is', null)
  .orderBy('mcode')
  .executeTakeFirstOrThrow()
/** A starter or alternator with a Denso number: ten digits, written 6-4. */
const denso = await shop.ask('productDetail', { mcode: row.mcode as PartDetail['mcode'] })

/** The number with a last digit that none of the part's own numbers has. */
function anotherRevision(number: string): string {
  const own = new Set(denso.numbers.map((one) => numberKey(one.number)))
  const other = [...'0123456789'].find((digit) => !own.has(numberKey(number.slice(0, -1) + digit)))
  return number.slice(0, -1) + other
}

const suggested = async (searchStr: string) => (await shop.ask('search', { searchStr, pageSize: 50 })).records
const found = (searchStr: string) => shop.ask('aggregationSearch', { searchStr, pageSize: 100 })

describe('one number in several spellings finds the same part', () => {
  const spellings: [string, (number: string) => string, string][] = [
    ['as stamped', (number) => number, 'same'],
    ['with a blank', (number) => number.replace('-', ' '), 'same'],
    ['without anything between', (number) => numberKey(number), 'same'],
    ['with dots, as some lists have it', (number) => number.replace('-', '.'), 'same'],
    ['with the maker glued to it', (number) => `DENSO${number}`, 'same'],
    [
      'full-width digits',
      (number) => [...number].map((sign) => (/\d/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign)).join(''),
      'same',
    ],
    ['with another revision digit', anotherRevision, 'revision'],
    ['its first eight digits', (number) => numberKey(number).slice(0, 8), 'begins'],
    ['a piece from inside', (number) => numberKey(number).slice(2, 9), 'contains'],
  ]
  test.each(spellings)('%s', async (_, spell, how) => {
    const first = (await suggested(spell(denso.oeNumber))).find(({ goodsSkuCode }) => goodsSkuCode === denso.mcode)
    expect(first?.matched).toMatchObject({ how, number: expect.any(String) })
    const listing = await found(spell(denso.oeNumber))
    expect(listing.records.map(({ mcode }) => mcode)).toContain(denso.mcode)
  })
  test('a number that lost its leading zeros', async () => {
    const bosch = await shop.db
      .selectFrom('part_number')
      .select(['key', 'part_id'])
      .where('tenant_id', '=', shop.general)
      .where('key', '~', '^0+[0-9]{6}')
      .where('kind', '=', 'oe')
      .executeTakeFirstOrThrow()
    const { mcode } = await shop.db.selectFrom('part').select('mcode').where('id', '=', bosch.part_id).executeTakeFirstOrThrow()
    const records = await suggested(bosch.key.replace(/^0+/, ''))
    expect(records.find(({ goodsSkuCode }) => goodsSkuCode === mcode)?.matched.how).toBe('zeros')
  })
})

describe('zeros in front of a short piece', () => {
  test('0001 finds what has 0001 in its number, and not all that begins with 1', async () => {
    const { records } = await shop.ask('search', { searchStr: '0001', pageSize: 100 })
    expect(records.length).toBeGreaterThan(0)
    expect(records.filter(({ matched }) => !numberKey(matched.number ?? '').includes('0001'))).toEqual([])
  })
})

describe('characters that cannot be read', () => {
  const scratch = (number: string, mark: string) => {
    const at = number.search(/\d/) + 4
    return number.slice(0, at) + mark + number.slice(at + 1)
  }
  test.each(['?', 'x', '*'])('%s in the place of one finds the number', async (mark) => {
    const typed = scratch(numberKey(denso.oeNumber), mark)
    const { records, meant } = await found(typed)
    expect(meant).toBe('scratched')
    expect(records.find(({ mcode }) => mcode === denso.mcode)?.matched).toMatchObject({ how: 'begins' })
    expect(records.find(({ mcode }) => mcode === denso.mcode)?.matched?.number).toBeDefined()
  })
  test('a piece from inside with such a character finds the number, and is said to be inside', async () => {
    const key = numberKey(denso.oeNumber)
    const { records, meant } = await found(`${key.slice(1, 4)}?${key.slice(5, 9)}`)
    expect(meant).toBe('scratched')
    expect(records.find(({ mcode }) => mcode === denso.mcode)?.matched).toMatchObject({ how: 'contains' })
  })
  test('* stands for many', async () => {
    const key = numberKey(denso.oeNumber)
    expect((await found(`${key.slice(0, 4)}*${key.slice(-3)}`)).records.map(({ mcode }) => mcode)).toContain(denso.mcode)
  })
  test('so does a suggestion', async () => {
    const records = await suggested(scratch(numberKey(denso.oeNumber), '?'))
    expect(records.map(({ goodsSkuCode }) => goodsSkuCode)).toContain(denso.mcode)
  })
})

describe('suggestions', () => {
  test('say which number met the search and whose it is', async () => {
    const cross = denso.numbers.find(({ kind }) => kind === 'cross')
    const record = (await suggested(cross?.number ?? '')).find(({ goodsSkuCode }) => goodsSkuCode === denso.mcode)
    expect(record?.matched).toEqual({ by: 'cross', number: cross?.number, maker: cross?.maker, how: 'same' })
  })
  test('the shop’s own code is a number too', async () => {
    expect((await suggested(denso.mcode.toLowerCase()))[0]?.matched).toMatchObject({ by: 'mcode', how: 'same' })
  })
  test('better meetings come first', async () => {
    const order = ['same', 'zeros', 'revision', 'begins', 'contains', undefined]
    const places = (await suggested(numberKey(denso.oeNumber).slice(0, 5))).map(({ matched }) => order.indexOf(matched.how))
    expect(places.length).toBeGreaterThan(0)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
  test('words find parts, and are said to', async () => {
    const records = await suggested('alternator')
    expect(records.length).toBeGreaterThan(5)
    expect(records[0]?.matched).toEqual({ by: 'words' })
  })
  test('carry the fields of section 3', async () => {
    const [record] = await suggested(denso.mcode)
    expect(record).toMatchObject({
      goodsSkuCode: denso.mcode,
      oeNumber: denso.oeNumber,
      oeProducer: denso.oeProducer,
      backCategoryName: denso.backCategoryName,
      mainImageUrl: denso.mainImageUrl,
    })
    expect(record).toHaveProperty('goodsApplication')
  })
  test('say what tells offers apart: seller, condition, price, core charge and stock', async () => {
    const [record] = await suggested(denso.mcode)
    const { producer, condition, price, coreCharge, stock } = denso
    expect(record).toMatchObject({ producer, condition, price, coreCharge, stock })
  })
  test.each(['alternator', 'starter bosch', denso.oeNumber, numberKey(denso.oeNumber).slice(0, 5), 'hilux', 'qqqxxzz wwwkk'])(
    'of %s, say how many the page of results has',
    async (searchStr) => {
      const { found: counted } = await shop.ask('search', { searchStr, pageSize: 8 })
      expect(counted).toBe((await found(searchStr)).total)
    },
  )
  test('a vehicle comes with itself, and beside it are its starters and alternators alone', async () => {
    const { records, vehicles } = await shop.ask('search', { searchStr: 'hilux', pageSize: 50 })
    expect(vehicles?.length).toBeGreaterThan(0)
    for (const vehicle of vehicles ?? []) expect(vehicle.group).toBe('Hilux')
    expect(vehicles?.[0]).toMatchObject({ starters: expect.any(Number), alternators: expect.any(Number) })
    const categories = new Set(records.map(({ backCategoryName }) => backCategoryName))
    expect(records.length).toBeGreaterThan(0)
    for (const name of categories) expect(name).toMatch(/start|altern|generat/i)
    const named = await shop.ask('namedVehicles', { searchStr: 'hilux' })
    expect(vehicles).toEqual(named.slice(0, 3))
  })
  test.each([denso.oeNumber, 'alternator', 'toyota', 'st'])('%s names no vehicle', async (searchStr) => {
    expect(await shop.ask('search', { searchStr, pageSize: 8 })).not.toHaveProperty('vehicles')
  })
})

describe('words', () => {
  test('the kind that is named comes before parts for it', async () => {
    const { records, meant } = await found('starter')
    expect(meant).toBe('words')
    expect(records.slice(0, 10).map(({ type }) => type)).toEqual(Array(10).fill('starter'))
  })
  test('all words must be found', async () => {
    const both = await found('starter bosch')
    const one = await found('starter')
    expect(both.total).toBeGreaterThan(0)
    expect(both.total).toBeLessThan(one.total)
  })
  test('an unfinished last word is enough', async () => {
    expect((await found('altern')).records[0]?.type).toBe('alternator')
  })
  test('other languages and workshop words mean the same kind', async () => {
    expect((await found('Lichtmaschine')).records[0]?.type).toBe('alternator')
    expect((await found('bendix')).records[0]?.type).toBe('drive')
  })
  test('a voltage in the text narrows like a filter', async () => {
    const { records } = await found('starter 24 volt')
    expect(records.length).toBeGreaterThan(0)
    for (const card of records) expect(card.attributes['voltage']).toBe(24)
  })
  test('a maker and a piece of a number together find its part', async () => {
    const { records } = await found(`${denso.oeProducer} ${denso.oeNumber.slice(0, 6)}`)
    expect(records.map(({ mcode }) => mcode)).toContain(denso.mcode)
  })
  test('a typing error is mended, only when nothing is spelt so, and said to be mended', async () => {
    const { meant, records } = await found('stater')
    expect([meant, records[0]?.type, records[0]?.matched]).toEqual(['similar', 'starter', { by: 'similar' }])
  })
  test('nonsense finds nothing and is no error', async () => {
    expect(await found('qqqxxzz wwwkk')).toMatchObject({ total: 0, records: [] })
  })
  test('filters narrow a search and facets count it', async () => {
    const all = await found('starter')
    const voltage = all.facets.find(({ key }) => key === 'voltage')?.values[0]
    const some = await shop.ask('aggregationSearch', { searchStr: 'starter', voltage: voltage?.value })
    expect(some.total).toBe(voltage?.count)
  })
  test('a pasted list of numbers finds each of them', async () => {
    const others = await shop.db
      .selectFrom('part')
      .select(['mcode', 'oe_number'])
      .where('tenant_id', '=', shop.general)
      .where('oe_number', '~', '^\\d{6,}$')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { records } = await found(`${denso.oeNumber}, ${others.oe_number}`)
    const codes = records.map(({ mcode }) => String(mcode))
    expect(codes).toEqual(expect.arrayContaining([denso.mcode, others.mcode]))
  })
})

describe('a beginning of numbers', () => {
  test('says how many parts bear one that begins so, whatever the filters', async () => {
    const begun = numberKey(denso.oeNumber).slice(0, 6)
    const { begins, records, total } = await found(begun)
    const stored = await shop.db
      .selectFrom('part_number')
      .select('part_id')
      .distinct()
      .where('tenant_id', '=', shop.general)
      .where('key', 'like', `${begun}%`)
      .execute()
    expect(begins).toBe(stored.length)
    expect(total).toBeGreaterThanOrEqual(stored.length)
    expect(records[0]?.matched?.how).toBe('begins')
    const narrowed = await shop.ask('aggregationSearch', { searchStr: begun, condition: denso.condition })
    expect(narrowed.begins).toBe(begins)
  })
  test('is none when a part bears the number whole', async () => {
    expect((await found(denso.oeNumber)).begins).toBeUndefined()
  })
})
