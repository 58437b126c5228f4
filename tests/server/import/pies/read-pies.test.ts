import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPies, readPiesHeader } from '#server/import/pies/read-pies.ts'
import { type MakePies, makePies } from '../../../support/import/pies/make-pies.ts'
import { fileOf, gather, itemOf, readText } from '../../../support/import/pies/read-text.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pies-'))
})
afterAll(() => rm(folder, { recursive: true }))

const codes = (read: Awaited<ReturnType<typeof readText>>) => read.parts.map(({ code, brand, brandId }) => [code, brand, brandId])

describe('each version', () => {
  test.each<[NonNullable<MakePies['version']>, string]>([
    ['6.5', 'Voltara'],
    ['6.7', 'Voltara'],
    ['7.0', 'Voltara'],
    ['7.1', 'Voltara'],
    ['7.2', 'Voltara'],
    ['8.0', 'ZZVT'],
  ])('%s', async (version, brand) => {
    const path = join(folder, version)
    await makePies(path, { parts: 20, version, seed: 3 })
    const { parts, refused, noted } = await gather(readPies(path, { day: '2026-11-27' }))
    expect(refused).toEqual([])
    expect(noted.map(({ says }) => says)).toEqual(['Prices of type LST (List) became the shop’s selling prices. 20 times, here first.'])
    expect(parts).toHaveLength(20)
    const [first] = parts
    expect(first).toMatchObject({
      code: 'VT-1000001',
      brand,
      brandId: 'ZZVT',
      country: 'MX',
      warrantyMonths: 12,
      pictures: ['VT-1000001.jpg'],
    })
    expect(first?.numbers).toHaveLength(7)
    expect(first?.numbers?.map(({ kind }) => kind)).toEqual(['oe', 'oe', 'cross', 'cross', 'cross', 'cross', 'cross'])
    expect(first?.groupPrices?.map(({ group }) => group)).toEqual(['JBR', 'WD1'])
    expect(first?.steps).toHaveLength(2)
    expect(first?.weightG).toBeGreaterThan(2700)
    expect(first?.boxMm?.length).toBeGreaterThan(100)
    expect(first?.attributes?.slice(0, 1)).toEqual([{ name: 'Voltage', value: 12, unit: 'V' }])
    expect(await readPiesHeader(path)).toEqual({ version, submission: 'FULL', brandId: '', currency: 'USD', language: 'EN' })
  })

  test('the same seed makes the same file', async () => {
    const read = async (name: string, seed: number) => {
      await makePies(join(folder, name), { parts: 5, seed })
      return (await gather(readPies(join(folder, name), { file: 'f', day: '2026-11-27' }))).parts
    }
    expect(await read('one', 1)).toEqual(await read('other', 1))
    expect(await read('one', 1)).not.toEqual(await read('third', 2))
  })
})

describe('whole files', () => {
  test('several brands, padded numbers, comments everywhere, foreign prefixes', async () => {
    const read = await readText(`<?xml version="1.0"?><!-- a --><p:PIES xmlns:p="urn:old"><!-- b -->
      <p:Header><!-- c --><p:PIESVersion>7.2</p:PIESVersion><p:BrandOwnerAAIAID>ZZVT</p:BrandOwnerAAIAID></p:Header>
      <!-- d --><p:Items><!-- e -->
      <p:Item MaintenanceType="A"><!-- f --><p:PartNumber><!-- g -->  VT-1  </p:PartNumber><p:BrandAAIAID> ZZQQ </p:BrandAAIAID>
        <p:BrandLabel>Other</p:BrandLabel><p:Descriptions><!-- h --><p:Description DescriptionCode="DES">Star<!-- i -->ter</p:Description></p:Descriptions></p:Item>
      <!-- j --><p:Item MaintenanceType="A"><p:PartNumber>VT-2</p:PartNumber></p:Item></p:Items></p:PIES><!-- k -->`)
    expect(codes(read)).toEqual([
      ['VT-1', 'Other', 'ZZQQ'],
      ['VT-2', 'ZZVT', 'ZZVT'],
    ])
    expect(read.parts[0]?.name).toBe('Starter')
    expect([read.refused, read.noted]).toEqual([[], []])
  })

  test('an item that is deleted is withdrawn, and nothing else of it is read', async () => {
    const item = itemOf('<Prices><Pricing PriceType="RET"><Price>bad</Price></Pricing></Prices>').replace('"A"', '"D"')
    const read = await readText(fileOf(item))
    expect(read.parts).toEqual([{ at: { file: 'pies.xml', line: 3 }, code: 'VT-1', brand: 'ZZVT', brandId: 'ZZVT', withdrawn: true }])
    expect(read.refused).toEqual([])
  })

  test('a file of changes adds to lists; its deleted records are said', async () => {
    const inner =
      '<ExtendedInformation><ExtendedProductInformation MaintenanceType="D" EXPICode="CTO">MX</ExtendedProductInformation></ExtendedInformation>'
    const read = await readText(fileOf(itemOf(inner).replace('"A"', '"X"'), '<SubmissionType>UPDATE</SubmissionType>'))
    expect(read.parts[0]).toEqual({ at: { file: 'pies.xml', line: 3 }, code: 'VT-1', brand: 'ZZVT', brandId: 'ZZVT', adds: true })
    expect(read.noted.map(({ column, value }) => [column, value])).toEqual([
      ['Item/@MaintenanceType', 'X'],
      ['Item/ExtendedInformation/ExtendedProductInformation/@MaintenanceType', 'D'],
    ])
  })

  test('two items with one GTIN are noted, each with its line', async () => {
    const gtin = '<ItemLevelGTIN GTINQualifier="UP">00012345678905</ItemLevelGTIN>'
    const read = await readText(fileOf(`${itemOf(gtin)}\n${itemOf(gtin, 'VT-2')}`))
    expect(read.noted).toEqual([
      {
        file: 'pies.xml',
        line: 4,
        column: 'Item/ItemLevelGTIN',
        value: '00012345678905',
        says: 'The item of line 3 has this GTIN too. Both were taken.',
      },
    ])
    expect(read.parts).toHaveLength(2)
  })

  test('an item without a number is refused with its line, the others are taken', async () => {
    const read = await readText(fileOf(`${itemOf('')}\n<Item><BrandAAIAID>ZZVT</BrandAAIAID></Item>`))
    expect(read.parts).toHaveLength(1)
    expect(read.refused).toEqual([
      { file: 'pies.xml', line: 4, column: 'Item', value: '', says: 'The part number is missing. The item was left out.' },
    ])
  })

  test('a refused value has the line on which it stands', async () => {
    const read = await readText(
      fileOf(itemOf('\n<Prices>\n<Pricing PriceType="RET">\n<Price UOM="PE">call us</Price>\n</Pricing>\n</Prices>')),
    )
    expect(read.refused).toEqual([
      { file: 'pies.xml', line: 6, column: 'Item/Prices/Pricing/Price', value: 'call us', says: 'A price such as 12.50, not below zero.' },
    ])
  })

  test('a code that is not in the list is noted once, with how often it came', async () => {
    const item = '<ExtendedInformation><ExtendedProductInformation EXPICode="ZQ9">1</ExtendedProductInformation></ExtendedInformation>'
    const read = await readText(fileOf(['VT-1', 'VT-2', 'VT-3'].map((number) => itemOf(item, number)).join('\n')))
    expect(read.noted.map(({ line, says }) => [line, says])).toEqual([
      [3, 'A code that is not in the list: kept as the attribute “ZQ9”. 3 times, here first.'],
    ])
  })

  test('prices take currency and days from their sheet', async () => {
    const sheet =
      '<PriceSheet><PriceSheetNumber>S1</PriceSheetNumber><CurrencyCode>CAD</CurrencyCode><ExpirationDate>2027-01-01</ExpirationDate></PriceSheet>'
    const items = itemOf(
      '<Prices><Pricing PriceType="RET"><PriceSheetNumber>S1</PriceSheetNumber><Price>5</Price></Pricing><Pricing PriceType="JBR"><PriceSheetNumber>S1</PriceSheetNumber><Price>4</Price></Pricing></Prices>',
    )
    const read = await readText(fileOf(items).replace('<Items>', `<PriceSheets>${sheet}</PriceSheets><Items>`))
    expect(read.parts[0]).toMatchObject({ cents: 500, currency: 'CAD', groupPrices: [{ group: 'JBR', currency: 'CAD', to: '2027-01-01' }] })
  })

  test.each([
    [
      'fewer items than the file says',
      fileOf(itemOf(''), '', '<Trailer><ItemCount>12</ItemCount></Trailer>'),
      'The file says 12 items, and 1 were in it',
    ],
    ['another name of the trailer', fileOf(itemOf(''), '', '<TrailerS><RecordCount>2</RecordCount></TrailerS>'), 'The file says 2 items'],
    [
      'texts about the brand',
      fileOf(itemOf('')).replace(
        '<Items>',
        '<MarketingCopy><MarketCopy><MarketCopyContent>x</MarketCopyContent></MarketCopy></MarketingCopy><Items>',
      ),
      'Texts about a brand',
    ],
    [
      'a later version',
      fileOf(itemOf(''), '<PIESVersion>9.1</PIESVersion>'),
      'A version that is not known here (6.5, 6.7, 7.0, 7.1, 7.2, 8.0)',
    ],
    ['a test', fileOf(itemOf(''), '<SubmissionType>TEST</SubmissionType>'), 'The file says that it is a test'],
    ['a later day', fileOf(itemOf(''), '<BlanketEffectiveDate>2027-05-01</BlanketEffectiveDate>'), 'The file holds from a later day on'],
    [
      'bytes that are not UTF-8',
      Buffer.from(fileOf(itemOf('<BrandLabel>Démarreur</BrandLabel>')), 'latin1'),
      '1 bytes of it are not: they were read as windows-1252',
    ],
  ])('is noted: %s', async (_, content, says) => {
    const read = await readText(content)
    expect(read.noted.map((note) => note.says)).toEqual([expect.stringContaining(says)])
    expect(read.parts).toHaveLength(1)
  })

  test('a right count is not noted', async () => {
    expect((await readText(fileOf(itemOf(''), '', '<Trailer><ItemCount>1</ItemCount></Trailer>'))).noted).toEqual([])
  })

  test.each([
    ['ACES', '<ACES version="4.2"><Header/><App action="A" id="1"/></ACES>', 'This is ACES'],
    ['another kind', '<Shop><Items><Item/></Items></Shop>', 'begins with <Shop>, not with <PIES>'],
    ['no item', '<PIES><Header/><Items/></PIES>', 'There is no item in this file'],
    ['a cut file', fileOf(itemOf('')).slice(0, -30), 'The file ends too early'],
    ['entities', `<!DOCTYPE PIES [<!ENTITY x "y">]>${fileOf(itemOf('&x;')).replace(/^<\?.*\n/, '')}`, 'The DOCTYPE declares entities'],
  ])('is refused as a whole: %s', async (_, content, says) => {
    await expect(readText(content)).rejects.toThrow(says)
  })
})

test('the sample of a supplier is read without a refusal', async () => {
  const path = new URL('../../../support/import/pies/supplier.xml', import.meta.url).pathname
  const { parts, refused, noted } = await gather(readPies(path, { day: '2026-11-27' }))
  expect(refused).toEqual([])
  expect(noted.map(({ says }) => says)).toEqual([
    'Texts about a brand or a line, not of a part: left out.',
    'Prices of type LST (List) became the shop’s selling prices. 12 times, here first.',
    'Components without a number: kept by their names.',
  ])
  expect(parts.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, (_, n) => `VT-${1001 + n}`))
  expect(
    parts.every(({ name, cents, brand, numbers }) => name && cents && brand === 'Voltara' && numbers?.some(({ kind }) => kind === 'oe')),
  ).toBe(true)
  expect(parts[5]).toMatchObject({
    condition: 'reman',
    coreCents: 3000,
    warrantyMonths: 12,
    kind: 'Starter',
    weightG: 3493,
    popularity: 200,
  })
})
