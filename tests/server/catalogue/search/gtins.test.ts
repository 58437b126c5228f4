import { describe, expect, test } from 'vitest'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()
const [first, second] = await shop.db
  .selectFrom('part')
  .select(['id', 'mcode', 'gtin'])
  .where('tenant_id', '=', shop.general)
  .where('type', '=', 'starter')
  .orderBy('id')
  .limit(2)
  .execute()
if (!first || !second) throw new Error('The demo catalogue has no two starters.')
const american = '036000291452'
await shop.db
  .updateTable('part')
  .set({ gtin: american.padStart(14, '0') })
  .where('id', '=', second.id)
  .execute()
const find = (searchStr: string) => shop.ask('aggregationSearch', { searchStr })

describe('the shop finds a part by its article number', () => {
  const ean = first.gtin.slice(1)
  test.each([
    ['fourteen digits', first.gtin, first],
    ['EAN', ean, first],
    ['EAN as it is printed', `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`, first],
    ['UPC', american, second],
    ['UPC as EAN', `0${american}`, second],
    ['UPC as it is printed', '0 36000 29145 2', second],
    ['a scanned label', `]C101${first.gtin}`, first],
  ])('%s', async (_, text, part) => {
    const { records, meant } = await find(text)
    expect(records.map(({ mcode }) => mcode)).toEqual([part.mcode])
    expect([meant, records[0]?.matched?.by, records[0]?.matched?.how]).toEqual(['number', 'gtin', 'same'])
    expect((await shop.ask('search', { searchStr: text })).records[0]?.goodsSkuCode).toBe(part.mcode)
  })
})

test('it is none of the numbers that its page lists', async () => {
  const { numbers, gtin } = await shop.ask('productDetail', { mcode: first.mcode as never })
  expect(gtin).toBe(first.gtin)
  expect(numbers.filter(({ number }) => number.replaceAll(/\D/g, '').includes(gtin.slice(1)))).toEqual([])
})

test('a shop finds none by the number of another shop', async () => {
  const other = await shop.db
    .selectFrom('part')
    .select('gtin')
    .where('tenant_id', '=', shop.special.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await find(other.gtin)).total).toBe(0)
})
