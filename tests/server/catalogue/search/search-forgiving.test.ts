import { describe, expect, test } from 'vitest'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const row = await shop.db
  .selectFrom('part')
  .select('mcode')
  .where('tenant_id', '=', shop.general)
  .where('oe_number', '~', '^0 001 .*0.*1')
  .where('superseded_by', 'is', null)
  .orderBy('mcode')
  .executeTakeFirstOrThrow()
/** A unit with a Bosch number, printed with blanks: `0 001 107 026`. */
const bosch = await shop.ask('productDetail', { mcode: row.mcode as PartDetail['mcode'] })
const fitted = await shop.db
  .selectFrom('fitment')
  .innerJoin('model', (join) => join.onRef('model.id', '=', 'fitment.model_id').onRef('model.tenant_id', '=', 'fitment.tenant_id'))
  .innerJoin('make', (join) => join.onRef('make.id', '=', 'model.make_id').onRef('make.tenant_id', '=', 'model.tenant_id'))
  .select([
    'fitment.part_id',
    'model.name as model',
    'model.group_name as line',
    'make.name as make',
    'fitment.engine',
    'fitment.year_from',
    'fitment.year_to',
  ])
  .where('fitment.tenant_id', '=', shop.general)
  .where('make.application_id', '=', '1')
  .where('model.group_name', '~', '^[A-Z][a-z]{3,}$')
  .where('make.name', '~', '^[A-Z][a-z]{3,}$')
  .where('fitment.year_from', 'is not', null)
  .where('fitment.year_to', 'is not', null)
  .orderBy('fitment.part_id')
  .orderBy('model.id')
  .executeTakeFirstOrThrow()
const [from, to] = [fitted.year_from ?? 0, fitted.year_to ?? 0]
/** A car, and a year in which a part was fitted to it. */
const fit = { ...fitted, from, to, year: from }

const found = (searchStr: string) => shop.ask('aggregationSearch', { searchStr, pageSize: 100 })
const codes = async (searchStr: string) => (await found(searchStr)).records.map(({ mcode }) => mcode)

describe('a number that was misread or written with more than belongs to it', () => {
  const misspelt: [string, (number: string) => string, string][] = [
    ['every 0 read as O', (number) => number.replaceAll('0', 'O'), 'alike'],
    ['small letters o and l', (number) => number.replaceAll('0', 'o').replaceAll('1', 'l'), 'alike'],
    ['one 0 read as D', (number) => number.replace(/0(?=\d{1,2}$)|0/, 'D'), 'alike'],
    ['O for 0, without its leading zero', (number) => numberKey(number).replace(/^0+/, '').replace('0', 'O'), 'alike'],
    ['-R behind it', (number) => `${number}-R`, 'suffix'],
    ['RX behind it', (number) => `${numberKey(number)}RX`, 'suffix'],
    ['HD behind it', (number) => `${number} HD`, 'suffix'],
    ['a revision letter that it does not have', (number) => `${numberKey(number)}K`, 'suffix'],
  ]
  test.each(misspelt)('%s: it is found, and said why', async (_, spell, how) => {
    const { records, meant } = await found(spell(bosch.oeNumber))
    expect(meant).toBe('number')
    const record = records.find(({ mcode }) => mcode === bosch.mcode)
    expect(record?.matched).toMatchObject({ how, number: expect.any(String) })
  })
  test('what is spelt right is never called a misreading', async () => {
    const { records } = await found(bosch.oeNumber)
    expect(records[0]?.matched?.how).toBe('same')
  })
  test('a number that nobody bears stays unknown, whatever stands around it', async () => {
    for (const text of ['0 001 999 987', 'Bosch 0 001 999 987', 'starter 0 001 999 987 please', '0 001 999 987-R']) {
      expect((await found(text)).total, text).toBe(0)
    }
  })
})

describe('a number among words', () => {
  test.each([
    ['ref: {}', 'ref: {}'],
    ['maker and kind', 'Starter Bosch {}'],
    ['a message', 'Hi, need this for a golf 4, plate says {} can you send 2 pcs? thx'],
    ['with its quantity', '2x {}'],
    ['with its quantity behind', '{} 4 pcs'],
    ['a maker that no rule knows', 'ACME {}'],
    ['OEM glued to it', 'OEM:{}'],
  ])('%s', async (_, text) => {
    const { records, meant } = await found(text.replace('{}', bosch.oeNumber))
    expect(meant).toBe('number')
    expect(records[0]?.matched).toMatchObject({ how: 'same' })
    expect(records.map(({ mcode }) => mcode)).toContain(bosch.mcode)
  })
  test('suggestions know it too', async () => {
    const { records } = await shop.ask('search', { searchStr: `ref: ${bosch.oeNumber}` })
    expect(records.map(({ goodsSkuCode }) => goodsSkuCode)).toContain(bosch.mcode)
  })
  test('two numbers with quantities are both found', async () => {
    const other = bosch.numbers.find(({ kind }) => kind === 'cross')?.number ?? ''
    expect(await codes(`2x ${bosch.oeNumber}; ${bosch.mcode} 4 pcs; ${other} x1`)).toContain(bosch.mcode)
  })
})

describe('a vehicle in words', () => {
  test('its year narrows to what was fitted then, and the vehicle is named', async () => {
    const { records, fits, leftOut, total } = await found(`${fit.line} ${fit.engine} ${fit.year}`)
    expect(total).toBeGreaterThan(0)
    expect(leftOut).toBeUndefined()
    expect(fits?.join()).toContain(fit.make)
    for (const { mcode } of records) {
      const fitments = await shop.ask('applicationItem', { mcode })
      const fitting = fitments.filter(
        ({ brand, model, engine, yearFrom = 0, yearTo = 9999 }) =>
          brand === fit.make && model.includes(fit.line) && engine === fit.engine && yearFrom <= fit.year && fit.year <= yearTo,
      )
      expect(fitting.length, mcode).toBeGreaterThan(0)
    }
  })
  test('for a year in which the vehicle was not made nothing is found: a year is never left out', async () => {
    const { leftOut, total } = await found(`${fit.line} ${fit.engine} 1951`)
    expect([total, leftOut]).toEqual([0, undefined])
  })
  test('a model that the shop does not know is left out, and said to be', async () => {
    const { records, leftOut } = await found(`starter ${fit.make} 643095`)
    expect(records.length).toBe(0)
    expect(leftOut).toBeUndefined()
    const short = await found(`${fit.make} 6439`)
    expect([short.meant, short.leftOut]).toEqual(['similar', ['6439']])
    expect(short.records.length).toBeGreaterThan(0)
  })
})

describe('what people say for makes and machines', () => {
  test('a nickname of a make', async () => {
    const totals = await Promise.all(
      ['caterpillar', 'volkswagen'].map(async (one) => ({ word: one, total: (await found(`new ${one}`)).total })),
    )
    const { word } = totals.toSorted((a, b) => b.total - a.total)[0] ?? { word: '' }
    const [short, whole] = await Promise.all([found(word === 'caterpillar' ? 'new cat' : 'new vw'), found(`new ${word}`)])
    expect(whole.total).toBeGreaterThan(0)
    expect(short.total).toBe(whole.total)
    expect(short.leftOut).toBeUndefined()
  })
  test('a kind of machine narrows to its application', async () => {
    const [tractor, all] = await Promise.all([found('starter for tractor'), found('starter')])
    expect(tractor.total).toBeGreaterThan(0)
    expect(tractor.total).toBeLessThan(all.total)
    expect([tractor.meant, tractor.leftOut]).toEqual(['words', undefined])
  })
})

test('a number with crossed out characters comes before longer ones that begin like it', async () => {
  const key = numberKey(bosch.oeNumber)
  const { records } = await found(`${key.slice(0, 5)}XX${key.slice(7)}`)
  expect(numberKey(records[0]?.matched?.number ?? '')).toHaveLength(key.length)
})

describe('measures as people write them', () => {
  test('PV6, 6PK and 6-groove are one', async () => {
    const counts = await Promise.all(
      ['alternator PV6', 'alternator 6PK', 'alternator 6-groove'].map(async (text) => (await found(text)).total),
    )
    expect(counts[0]).toBeGreaterThan(0)
    expect(new Set(counts).size).toBe(1)
  })
  test('1400W is 1.4 kW', async () => {
    expect((await found('starter 1400W')).total).toBe((await found('starter 1,4 kW')).total)
  })
  test('a power that no part has finds the nearest, and says that it is only near', async () => {
    const { records, meant } = await found('starter 1.43 kW')
    expect(meant).toBe('similar')
    for (const { attributes } of records) expect(Math.abs(Number(attributes['powerKw']) - 1.43)).toBeLessThanOrEqual(0.15)
    expect(records.length).toBeGreaterThan(0)
  })
})
