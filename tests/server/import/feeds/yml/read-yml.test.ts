import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readFeed, sample, whyNot } from '../../../../support/import/feeds/read-feed.ts'

const folder = await mkdtemp(join(tmpdir(), 'yml-'))
afterAll(() => rm(folder, { recursive: true }))

const says = (remarks: readonly { column: string; says: string }[]) => remarks.map(({ column, says: text }) => `${column}: ${text}`)

test('windows-1251, roubles under their old name, a name that is put together, categories, units and countries in Russian', async () => {
  const { said, parts, rows, refused, noted } = await readFeed(sample('yml-rub.xml'), { rates: { RUB: 0.0125 } })
  expect(said).toEqual(['yml-rub.xml: YML of Стартёр и Ко, 2 offers.'])
  expect(rows).toEqual([14, 35])
  expect(refused).toEqual([])
  expect(parts).toEqual([
    {
      ...{
        code: 'ST-501',
        brand: 'Voltara',
        name: 'Стартер Voltara ST 501',
        description: 'Проверен на стенде.',
        cents: 1590000,
        wasCents: 1790000,
        currency: 'RUB',
      },
      ...{
        stockAtLeast: 1,
        gtin: '4006381333931',
        group: '501',
        weightG: 3600,
        boxMm: { length: 305, width: 200, height: 150 },
        country: 'CN',
        warrantyMonths: 12,
      },
      ...{
        numbers: [{ kind: 'cross', maker: 'Voltara', display: 'VT-501' }],
        pictures: ['st-501.jpg'],
        category: ['Электрика', 'Стартеры'],
      },
      attributes: [
        { name: 'Напряжение', value: '12', unit: 'V' },
        { name: 'Вал', value: 'удлинённый', unit: '', isText: true },
      ],
    },
    {
      code: 'ST-502',
      brand: '',
      name: 'Генератор 90 А',
      cents: 830000,
      wasCents: null,
      currency: 'RUB',
      stock: 0,
      category: ['Электрика'],
    },
  ])
  expect(says(noted)).toEqual(
    expect.arrayContaining([
      'offer/sales_notes: The shop has no place for this: it is left out.',
      expect.stringContaining('offer/@available: It says that there are some, not how many'),
    ]),
  )
})

test('without a rate it stops with one sentence; in dollars it needs none', async () => {
  expect(await whyNot(sample('yml-rub.xml'))).toMatch(/^yml-rub\.xml is YML of Стартёр и Ко\. All its prices are in RUB, .*--rate RUB=/)
  expect((await readFeed(sample('yml-usd.xml'))).parts.map(({ cents, currency }) => [cents, currency])).toEqual([
    [15900, 'USD'],
    [8300, 'USD'],
  ])
})

test('it has no kinds of prices', async () => {
  expect(await whyNot(sample('yml-usd.xml'), { priceType: 'nrp' })).toBe(
    'yml-usd.xml is YML of Spares and Co. It has no kinds of prices: leave --price-type out.',
  )
})

describe('an offer', () => {
  async function offer(inner: string, attributes = '') {
    const path = join(folder, 'made.xml')
    const currencies = '<currencies><currency id="USD" rate="1"/></currencies>'
    await writeFile(
      path,
      `<?xml version="1.0"?><yml_catalog><shop>${currencies}<offers><offer id="A-1"${attributes}><name>Starter</name>${inner}</offer></offers></shop></yml_catalog>`,
    )
    const { parts, noted } = await readFeed(path)
    return { part: parts[0], noted: says(noted) }
  }

  test.each([
    ['is archived', '<archived>true</archived>', ''],
    ['is disabled', '<disabled>true</disabled>', ''],
    ['is deleted', '', ' deleted="true"'],
  ])('that %s is withdrawn, and is no new part', async (_, inner, attributes) => {
    expect(await offer(`<price>10</price>${inner}`, attributes)).toMatchObject({ part: { withdrawn: true, hidden: true }, noted: [] })
  })

  test('that is not is sold', async () => {
    const { part } = await offer('<price>10</price><disabled>false</disabled>', ' deleted="false"')
    expect(part).not.toHaveProperty('withdrawn')
    expect(part).not.toHaveProperty('hidden')
  })

  test('an old price in another currency is left out, and says so', async () => {
    const { part, noted } = await offer('<price>10</price><currencyId>USD</currencyId><oldprice>12 EUR</oldprice>')
    expect(part).toMatchObject({ cents: 1000, wasCents: null, currency: 'USD' })
    expect(noted).toEqual(['offer/oldprice: An old price in another currency than the price is left out.'])
  })
})
