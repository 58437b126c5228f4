import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readFeed } from '../../../../support/import/feeds/read-feed.ts'

const folder = await mkdtemp(join(tmpdir(), 'bmecat-prices-'))
afterAll(() => rm(folder, { recursive: true }))

interface Written {
  amount: string
  factor?: string
  from?: string
  currency?: string
  type?: string
}

/** One article with these prices, each of so many pieces. */
async function priced(pieces: string, ...prices: Written[]) {
  const written = prices.map(
    ({ amount, factor = '', from = '', currency = 'USD', type = 'nrp' }) =>
      `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>${currency}</PRICE_CURRENCY>` +
      `${factor && `<PRICE_FACTOR>${factor}</PRICE_FACTOR>`}${from && `<LOWER_BOUND>${from}</LOWER_BOUND>`}</ARTICLE_PRICE>`,
  )
  const order = `<ARTICLE_ORDER_DETAILS><PRICE_QUANTITY>${pieces}</PRICE_QUANTITY></ARTICLE_ORDER_DETAILS>`
  const article = `<ARTICLE><SUPPLIER_AID>A-1</SUPPLIER_AID>${order}<ARTICLE_PRICE_DETAILS>${written.join('')}</ARTICLE_PRICE_DETAILS></ARTICLE>`
  const path = join(folder, 'made.xml')
  await writeFile(path, `<?xml version="1.0"?><BMECAT version="1.2"><HEADER/><T_NEW_CATALOG>${article}</T_NEW_CATALOG></BMECAT>`)
  const { parts, refused, noted } = await readFeed(path, { rates: { EUR: 1.1 } })
  return { part: parts[0], refused: refused.map(({ says }) => says), noted: noted.map(({ says }) => says) }
}

const ROUNDED = 'By the piece it is rounded to whole cents.'

describe('a price of many pieces', () => {
  test('is multiplied first and rounded once', async () => {
    // 0.30 of 100 is no cent by the piece, and 15 cents of 50 of them.
    expect(await priced('100', { amount: '0.30', factor: '50' })).toMatchObject({ part: { cents: 15 }, refused: [] })
    expect((await priced('1', { amount: '1.115', factor: '2' })).noted).not.toContain(ROUNDED)
  })

  test('says so where it is no whole cents', async () => {
    const { part, noted } = await priced('1000', { amount: '14.90' })
    expect(part).toMatchObject({ cents: 1 })
    expect(noted).toContain(ROUNDED)
    expect((await priced('100', { amount: '1250.00' })).noted).not.toContain(ROUNDED)
  })

  test('of less than a cent by the piece is refused for that', async () => {
    const { part, refused } = await priced('100', { amount: '0.30' })
    expect(part).not.toHaveProperty('cents')
    expect(refused).toEqual([expect.stringContaining('less than a cent by the piece')])
  })
})

test('zero beside a price is none, and the price is that of more pieces', async () => {
  const { part, noted } = await priced('1', { amount: '0' }, { amount: '9.00', from: '10' })
  expect(part).toMatchObject({ cents: 900, minQty: 10 })
  expect(noted).toContain('Zero beside other prices is none: it is left out.')
  expect(noted.join()).not.toContain('not below that of fewer')
})

test('of two currencies the shop’s own counts', async () => {
  const { part, noted } = await priced(
    '1',
    { amount: '90', currency: 'EUR' },
    { amount: '100' },
    { amount: '95', from: '10' },
    { amount: '85', from: '10', currency: 'EUR' },
  )
  expect(part).toMatchObject({ cents: 10_000, currency: 'USD', steps: [{ fromQty: 10, cents: 9500 }] })
  expect(noted).toContainEqual(expect.stringContaining('Prices in EUR are left out: there are others in US dollars.'))
})
