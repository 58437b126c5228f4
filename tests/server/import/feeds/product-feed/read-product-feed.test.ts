import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readFeed, sample, whyNot } from '../../../../support/import/feeds/read-feed.ts'

const folder = await mkdtemp(join(tmpdir(), 'feed-'))
afterAll(() => rm(folder, { recursive: true }))
const says = (remarks: readonly { column: string; says: string }[]) => remarks.map(({ column, says: text }) => `${column}: ${text}`)

async function feed(...items: string[]): Promise<string> {
  const path = join(folder, 'feed.xml')
  await writeFile(
    path,
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>`,
  )
  return path
}

describe('RSS', () => {
  test('an item is a part: a sale that is on, HTML as text, its category, family, weight and attributes', async () => {
    const { said, parts, rows } = await readFeed(sample('product-feed.rss.xml'))
    expect(said).toEqual(['product-feed.rss.xml: a Google product feed (RSS) of Lakeside Spares, 3 items.'])
    expect(rows).toEqual([7, 29, 41])
    expect(parts[0]).toEqual({
      ...{ code: 'LS-3001', brand: 'Voltara', name: 'Starter 12 V, 2.0 kW', description: 'Gear reduced.\n\n- 10 teeth\n- Rotation CW' },
      ...{
        cents: 15900,
        wasCents: 18900,
        currency: 'USD',
        stockAtLeast: 1,
        restockOn: null,
        condition: 'reman',
        gtin: '4006381333931',
        group: 'LS-30',
        weightG: 4200,
      },
      numbers: [{ kind: 'cross', maker: 'Voltara', display: 'VT 3001' }],
      pictures: ['LS-3001.jpg', 'LS-3001_2.jpg'],
      category: ['Starters', 'Gear reduced'],
      attributes: [{ name: 'Voltage', value: '12 V', unit: '' }],
    })
  })

  test('a sale that is over, a day of the next delivery, an id of Google’s own list, an item without an id', async () => {
    const { parts, refused, noted } = await readFeed(sample('product-feed.rss.xml'))
    expect(parts[1]).toEqual({
      code: 'LS-3002',
      brand: '',
      name: 'Alternator 120 A',
      cents: 21000,
      wasCents: null,
      currency: 'USD',
      stock: 0,
      restockOn: '2099-12-24',
      condition: 'new',
    })
    expect(refused).toMatchObject([{ line: 41, row: 3, column: 'id' }])
    expect(says(noted)).toEqual(
      expect.arrayContaining([
        'sale_price: Sale prices that have run out are left out.',
        'link: The shop has no place for this: it is left out. 2 times, here first.',
        expect.stringContaining('An id of Google’s own list'),
      ]),
    )
  })

  test('prices: other currencies, several of them, none, and one that can be read two ways', async () => {
    const item = (id: string, price: string) => `<g:id>${id}</g:id><g:price>${price}</g:price>`
    expect(await whyNot(await feed(item('1', '12.50 EUR')))).toMatch(/All its prices are in EUR/)
    expect((await readFeed(await feed(item('1', 'EUR 12,50')), { rates: { EUR: 1.1 } })).parts).toEqual([
      { code: '1', brand: '', cents: 1250, wasCents: null, currency: 'EUR' },
    ])
    expect(
      (await readFeed(await feed(item('1', '12.50 EUR'), item('2', '1 200.00 USD')))).parts.map(({ cents, currency }) => [cents, currency]),
    ).toEqual([
      [1250, 'EUR'],
      [120000, 'USD'],
    ])
    const { said, parts } = await readFeed(await feed(item('1', '12.50')))
    expect([said[1], parts]).toEqual([
      'Prices without a currency beside them are taken as US dollars.',
      [{ code: '1', brand: '', cents: 1250, wasCents: null }],
    ])
    const { refused } = await readFeed(await feed(item('1', '1,234 USD'), item('2', 'on request')))
    expect(refused.map(({ row, value }) => [row, value])).toEqual([
      [1, '1,234 USD'],
      [2, 'on request'],
    ])
  })

  test('an availability that is none of the words is refused; a number of pieces goes before it', async () => {
    const { parts, refused } = await readFeed(
      await feed(
        '<g:id>1</g:id><g:availability>maybe</g:availability>',
        '<g:id>2</g:id><g:availability>in stock</g:availability><g:quantity>7</g:quantity>',
      ),
    )
    expect(parts).toEqual([
      { code: '1', brand: '' },
      { code: '2', brand: '', stock: 7 },
    ])
    expect(refused).toMatchObject([{ row: 1, column: 'availability', value: 'maybe' }])
  })

  test('an attribute that has words in one item is a text in all', async () => {
    const detail = (value: string) =>
      `<g:product_detail><g:attribute_name>Flange</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`
    const { parts } = await readFeed(await feed(`<g:id>1</g:id>${detail('7')}`, `<g:id>2</g:id>${detail('oval')}`))
    expect(parts.map(({ attributes }) => attributes)).toEqual([
      [{ name: 'Flange', value: '7', unit: '', isText: true }],
      [{ name: 'Flange', value: 'oval', unit: '', isText: true }],
    ])
  })
})

test('Atom: the item’s own id, not the address that the entry has', async () => {
  const { said, parts } = await readFeed(sample('product-feed.atom.xml'))
  expect(said).toEqual(['product-feed.atom.xml: a Google product feed (Atom) of Harbour Electrics, 1 item.'])
  expect(parts).toEqual([
    {
      code: 'HE-1',
      brand: 'Ohmwerk',
      name: 'Bilge starter',
      description: 'For inboard engines.',
      cents: 9950,
      wasCents: null,
      currency: 'USD',
      stock: 0,
      restockOn: null,
      condition: 'new',
    },
  ])
})

describe('the form as a table', () => {
  test('says the same as XML', async () => {
    const { said, parts, rows, refused, noted } = await readFeed(sample('product-feed.tsv'))
    expect(said[0]).toBe('product-feed.tsv: a Google product feed (table), 3 items.')
    expect(rows).toEqual([2, 3, 4])
    expect(parts).toMatchObject([
      {
        ...{
          code: 'TS-1',
          name: 'Solenoid 12 V',
          description: 'Sealed housing',
          cents: 2490,
          stockAtLeast: 1,
          weightG: 400,
          pictures: ['TS-1.png'],
        },
        attributes: [
          { name: 'Voltage', value: '12 V' },
          { name: 'Terminal', value: 'M8' },
        ],
      },
      { code: 'TS-2', stock: 0, weightG: 80, category: ['Brushes'] },
    ])
    expect(refused).toMatchObject([{ line: 4, column: 'id' }])
    expect(noted).toContainEqual(expect.objectContaining({ line: 3, column: 'gtin', value: '4006381333932' }))
  })

  test('any other table is none', async () => {
    const path = join(folder, 'parts.csv')
    await writeFile(path, 'Part No.,Title,Price\nVT-1,Starter,12.50\n')
    await expect(readFeed(path)).rejects.toThrow('is no feed')
  })
})

describe('a sale price', () => {
  const priced = (price: string, sale: string) => feed(`<g:id>A-1</g:id><g:price>${price}</g:price><g:sale_price>${sale}</g:sale_price>`)

  test.each(['120 USD', '100 USD'])('that is not below the price is left out, and says so: %s', async (sale) => {
    const { parts, noted } = await readFeed(await priced('100 USD', sale))
    expect(parts).toMatchObject([{ cents: 10_000, wasCents: null }])
    expect(says(noted)).toEqual(['sale_price: A sale price that is not below the price is left out.'])
  })

  test('in another currency than the price is left out, and says so', async () => {
    const { parts, noted } = await readFeed(await priced('100 USD', '80 EUR'))
    expect(parts).toMatchObject([{ cents: 10_000, wasCents: null, currency: 'USD' }])
    expect(says(noted)).toEqual(['sale_price: A sale price in another currency than the price is left out.'])
  })
})

describe('a feed of several currencies', () => {
  const twoCurrencies = () => feed('<g:id>A-1</g:id><g:price>100 EUR</g:price>', '<g:id>A-2</g:id><g:price>90 GBP</g:price>')

  test('none of which is the shop’s, or has a rate, stops', async () => {
    expect(await whyNot(await twoCurrencies())).toMatch(
      /All its prices are in EUR and GBP, and the shop sells in US dollars\. Say what one is worth today, such as --rate EUR=1\.08 --rate GBP=…/,
    )
  })

  test('one of which has a rate does not', async () => {
    expect((await readFeed(await twoCurrencies(), { rates: { GBP: 1.2 } })).parts).toHaveLength(2)
  })
})
