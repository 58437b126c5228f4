import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { readFeed, sample, whyNot } from '../../../../support/import/feeds/read-feed.ts'

const folder = await mkdtemp(join(tmpdir(), 'bmecat-'))
afterAll(() => rm(folder, { recursive: true }))

const inEuros = { rates: { EUR: 1.1 } }
const says = (remarks: readonly { column: string; says: string }[]) => remarks.map(({ column, says: text }) => `${column}: ${text}`)

/** Articles of a catalogue in dollars. */
async function catalogue(
  articles: string,
  { before = '', transaction = 'T_NEW_CATALOG', header = '<CATALOG><CURRENCY>USD</CURRENCY></CATALOG>' } = {},
): Promise<string> {
  const path = join(folder, 'made.xml')
  await writeFile(
    path,
    `<?xml version="1.0"?>${before}<BMECAT version="1.2"><HEADER>${header}</HEADER><${transaction}>${articles}</${transaction}></BMECAT>`,
  )
  return path
}
const article = (inner: string, number = 'A-1') => `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID>${inner}</ARTICLE>`
const priced = (...prices: [type: string, amount: string, more?: string][]) =>
  article(
    `<ARTICLE_PRICE_DETAILS>${prices.map(([type, amount, more = '']) => `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</ARTICLE_PRICE>`).join('')}</ARTICLE_PRICE_DETAILS>`,
  )

describe('a whole catalogue of 1.2, in ISO-8859-1, with a DOCTYPE that names its DTD', () => {
  test('is named, and each article is a part with all that is said of it', async () => {
    const { said, parts, rows, refused } = await readFeed(sample('bmecat-1.2.xml'), inEuros)
    expect(said).toEqual([
      'bmecat-1.2.xml: BMEcat 1.2 of Großhandel Müller (catalogue VOLT-26, version 001.000), a whole catalogue (T_NEW_CATALOG), 3 articles.',
    ])
    expect(rows).toEqual([21, 61, 72])
    expect(refused).toEqual([])
    expect(parts[0]).toEqual({
      ...{
        code: 'M-4711',
        brand: 'Voltara',
        name: 'Anlasser 12 V, 1.4 kW, überholt',
        condition: 'reman',
        gtin: '4006381333931',
        words: ['Starter'],
      },
      description: 'Geprüft auf dem Prüfstand.\n\n- 9 Zähne\n- Rechtslauf',
      ...{ cents: 18900, currency: 'EUR', steps: [{ fromQty: 10, cents: 17150 }], minQty: 1 },
      category: ['Bordnetz', 'Anlasser für Pkw'],
      numbers: [
        { kind: 'cross', maker: 'Voltara', display: 'VT 2001' },
        { kind: 'cross', maker: 'Großhandel Müller', display: 'M 4711 alt' },
      ],
      components: [{ code: 'M-4800', name: '', qty: 2 }],
      pictures: ['4711.jpg', '4711-seite.jpg'],
      attributes: [
        { name: 'Spannung', value: '12', unit: 'VLT' },
        { name: 'Leistung', value: '1.4', unit: 'KWT' },
        { name: 'Prüfprotokoll', value: 'beiliegend', unit: '', isText: true },
      ],
    })
  })

  test('what the supplier makes itself is its own; a price of a hundred is divided, and a box says what it holds', async () => {
    const { parts } = await readFeed(sample('bmecat-1.2.xml'), inEuros)
    expect(parts[1]).toMatchObject({
      code: 'M-4800',
      brand: '',
      producer: 'Großhandel Müller',
      cents: 1250,
      attributes: [{ name: 'Contents', value: '10 pcs' }],
    })
  })

  test('what has no place in the shop is said once, with its number', async () => {
    const { noted } = await readFeed(sample('bmecat-1.2.xml'), inEuros)
    expect(says(noted)).toEqual(
      expect.arrayContaining([
        'DETAILS/DELIVERY_TIME: The shop has no place for this: it is left out.',
        'REFERENCE accessories: References of this kind have no place in the shop: left out.',
        'MIME_INFO/MIME: Files that are no pictures of the part (data_sheet) are left out.',
        'PRICE_DETAILS/PRICE/TAX: Rates of tax are left out: the shop adds the taxes that it is set to. 2 times, here first.',
      ]),
    )
  })

  test('a catalogue whose only currency nobody has said the worth of stops with one sentence', async () => {
    expect(await whyNot(sample('bmecat-1.2.xml'))).toMatch(
      /^bmecat-1\.2\.xml is BMEcat 1\.2 of .* All its prices are in EUR, and the shop sells in US dollars\. .*--rate EUR=1\.08/,
    )
  })
})

describe('prices', () => {
  test('the buyer’s own price is never taken by itself; --price-type takes it', async () => {
    const own = await readFeed(sample('bmecat-1.2.xml'), inEuros)
    expect(own.parts[2]).toEqual({ code: 'M-4900', brand: '', producer: 'Großhandel Müller', name: 'Magnetschalter' })
    expect(says(own.noted)).toContainEqual(expect.stringMatching(/no price of nrp or net_list.*Say --price-type net_customer where/))
    const asked = await readFeed(sample('bmecat-1.2.xml'), { ...inEuros, priceType: 'net_customer' })
    expect(asked.parts.map(({ cents }) => cents)).toEqual([9420, undefined, 1180])
  })

  test('a type that is not in the file stops with those that are', async () => {
    expect(await whyNot(sample('bmecat-1.2.xml'), { ...inEuros, priceType: 'RET' })).toMatch(
      /It has no price of the type RET\. There is net_list, net_customer, nrp\.$/,
    )
  })

  test('of zero there is none where another type has one; steps that are not cheaper are left out; a first step makes the least order', async () => {
    expect((await readFeed(await catalogue(priced(['nrp', '0'], ['net_list', '12.50'])))).parts[0]).toMatchObject({ cents: 1250 })
    expect((await readFeed(await catalogue(priced(['nrp', '0'])))).parts[0]).toMatchObject({ cents: 0 })
    const steps = await readFeed(
      await catalogue(
        priced(
          ['nrp', '9', '<LOWER_BOUND>5</LOWER_BOUND>'],
          ['nrp', '8', '<LOWER_BOUND>10</LOWER_BOUND>'],
          ['nrp', '8.5', '<LOWER_BOUND>50</LOWER_BOUND>'],
        ),
      ),
    )
    expect(steps.parts[0]).toMatchObject({ cents: 900, minQty: 5, steps: [{ fromQty: 10, cents: 800 }] })
    expect(says(steps.noted)).toContainEqual(expect.stringContaining('not below that of fewer'))
  })

  test('a decimal comma is understood, an amount that can be two is refused, and the part is taken without it', async () => {
    expect((await readFeed(await catalogue(priced(['nrp', '12,50'])))).parts[0]).toMatchObject({ cents: 1250 })
    const { parts, refused } = await readFeed(await catalogue(priced(['nrp', '1,234'])))
    expect(parts).toEqual([{ code: 'A-1', brand: '' }])
    expect(refused).toMatchObject([{ column: 'PRICE_DETAILS/PRICE/PRICE_AMOUNT', value: '1,234' }])
  })
})

describe('2005', () => {
  test('changes of articles: one language of several, parties by their ids, a day that is to come', async () => {
    const { said, parts, noted } = await readFeed(sample('bmecat-2005.xml'))
    expect(said[0]).toContain('BMEcat 2005 of Ampere Trade Ltd (catalogue AMP-7), changes of articles (T_UPDATE_PRODUCTS), 2 articles.')
    expect(parts[0]).toMatchObject({
      ...{
        code: 'A-100',
        brand: 'Ohmwerk',
        name: 'Alternator 14 V, 120 A',
        description: 'Tested, with pulley.',
        words: ['Lichtmaschine 14 V, 120 A'],
        cents: 24000,
      },
      ...{ supersededBy: 'A-101', hsCode: '85115000', country: 'DE', weightG: 5600, boxMm: { length: 200, width: 180, height: 170 } },
      attributes: [{ name: 'Pulley', value: 'six grooves', unit: '' }],
      numbers: [{ kind: 'cross', maker: 'Ohmwerk', display: 'OW 77' }],
    })
    expect(says(noted)).toContainEqual('PRICE_DETAILS: Prices that begin later are left out.')
  })

  test('an article that is deleted is withdrawn, and nothing else of it is read', async () => {
    const { parts } = await readFeed(sample('bmecat-2005.xml'))
    expect(parts[1]).toEqual({ code: 'A-090', brand: '', withdrawn: true })
  })

  test('changes of prices say prices alone', async () => {
    const { said, parts } = await readFeed(sample('bmecat-prices.xml'))
    expect(said[0]).toContain('changes of prices (T_UPDATE_PRICES)')
    expect(parts).toEqual([{ code: 'A-100', brand: '', cents: 22990, currency: 'USD' }])
  })
})

describe('safety and trouble', () => {
  test('a DTD that is named is not fetched; entities that are declared are refused', async () => {
    expect((await readFeed(await catalogue(article(''), { before: '<!DOCTYPE BMECAT SYSTEM "file:///etc/passwd">' }))).parts).toHaveLength(
      1,
    )
    expect(
      await whyNot(await catalogue(article('&x;'), { before: '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]>' })),
    ).toMatch(/^made\.xml: Line 1: The DOCTYPE declares entities/)
    expect(await whyNot(await catalogue(article(''), { before: '<!DOCTYPE BMECAT SYSTEM "a.dtd" [<!ENTITY x "y">]>' }))).toContain(
      'The DOCTYPE declares entities',
    )
  })

  test('a file that is cut off stops before anything of it is taken', async () => {
    const path = join(folder, 'cut.xml')
    await writeFile(path, '<BMECAT version="1.2"><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>A-1</SUPPLIER_AID></ARTICLE><ARTICLE>')
    expect(await whyNot(path)).toMatch(/^cut\.xml: .*cut off/)
  })

  test('without an article it says so, and packed it is read as well', async () => {
    expect(await whyNot(await catalogue(''))).toBe('made.xml is BMEcat 1.2. There is no article in it.')
    const path = join(folder, 'catalogue.xml.gz')
    await writeFile(path, gzipSync(`<BMECAT version="2005.1"><T_NEW_CATALOG>${article('')}</T_NEW_CATALOG></BMECAT>`))
    expect((await readFeed(path)).said).toEqual(['catalogue.xml.gz: BMEcat 2005.1, a whole catalogue (T_NEW_CATALOG), 1 article.'])
  })

  test('an article without a number is refused, one whose group nobody describes keeps its category', async () => {
    const map = '<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>A-1</ART_ID><CATALOG_GROUP_ID>9</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>'
    const { parts, refused, noted } = await readFeed(await catalogue(`${article('', '')}${article('')}${map}`))
    expect(parts).toEqual([{ code: 'A-1', brand: '' }])
    expect(refused).toMatchObject([{ row: 1, column: 'SUPPLIER_AID' }])
    expect(says(noted)).toEqual(['CATALOG_GROUP_ID: The file does not describe this group: the part stays in the category that it has.'])
  })
})
