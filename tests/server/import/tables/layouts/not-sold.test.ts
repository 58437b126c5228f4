import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseMapOption } from '#server/import/tables/column-mapping.ts'
import type { TableFileOptions } from '#server/import/tables/read-table-file.ts'
import { readEvents } from '../../../../support/import/tables/read-events.ts'

/** What another shop does not sell, this one does not sell either; what is no goods is no part. */

const folder = await mkdtemp(join(tmpdir(), 'not-sold-'))
afterAll(() => rm(folder, { recursive: true }))

async function read(lines: readonly string[], options: TableFileOptions = {}) {
  const path = join(folder, 'export.csv')
  await writeFile(path, lines.join('\n'))
  const { all, noted, parts, ...table } = await readEvents('parts', path, { today: '2026-11-28', ...options })
  const leftOut = all.flatMap((event) => (event.type === 'left-out' ? [`${event.leftOut.line} ${event.leftOut.says}`] : []))
  const isSold = ({ hidden }: { hidden?: boolean }) => hidden !== true
  return {
    ...table,
    parts,
    noted,
    leftOut,
    sold: parts.filter(isSold).map(({ code }) => code),
    hidden: parts.filter((part) => !isSold(part)).map(({ code }) => code),
  }
}

describe('Magento', () => {
  const heading = 'sku,store_view_code,attribute_set_code,product_type,name,price'

  test('what is seen by itself nowhere is hidden, though no column says what is online', async () => {
    const { sold, hidden } = await read([
      `${heading},visibility`,
      'M-1,,Default,simple,Starter,10,Not Visible Individually',
      'M-2,,Default,simple,Starter,10,"Catalog, Search"',
    ])
    expect({ sold, hidden }).toEqual({ sold: ['M-2'], hidden: ['M-1'] })
  })

  test('variants of a product that is offline are hidden, those of one that is not seen are sold', async () => {
    const { sold, hidden } = await read([
      `${heading},product_online,visibility,configurable_variations`,
      'C-1,,Default,configurable,Starter,,2,"Catalog, Search","sku=V-1,voltage=12|sku=V-2,voltage=24"',
      'C-2,,Default,configurable,Starter,,1,"Catalog, Search",sku=V-3',
      ...['V-1', 'V-2', 'V-3'].map((sku) => `${sku},,Default,simple,Starter,10,1,Not Visible Individually,`),
    ])
    expect({ sold, hidden }).toEqual({ sold: ['V-3'], hidden: ['V-1', 'V-2'] })
  })

  test('what is downloaded and what nobody can send are no goods', async () => {
    const { sold, leftOut } = await read([
      `${heading},product_online`,
      'M-1,,Default,downloadable,Manual,10,1',
      'M-2,,Default,virtual,Warranty,10,1',
      'M-3,,Default,simple,Starter,10,1',
    ])
    expect(sold).toEqual(['M-3'])
    expect(leftOut).toEqual(['2 A file to download is no goods.', '3 What cannot be sent is no goods.'])
  })
})

describe('BigCommerce', () => {
  test('variants of a product that is not visible, or cannot be bought, are hidden', async () => {
    const { sold, hidden, leftOut } = await read([
      'Item Type,Product ID,Product Name,Product Code/SKU,Price,Product Visible?,Allow Purchases?',
      ...['Product,1,Starter,B-1,10,N,Y', '  SKU,2,[RT]Voltage=12 V,B-1-12,,Y,Y'],
      ...['Product,3,Starter,B-2,10,Y,N', '  SKU,4,[RT]Voltage=12 V,B-2-12,,,'],
      ...['Product,5,Starter,B-3,10,Y,Y', '  SKU,6,[RT]Voltage=12 V,B-3-12,,,'],
    ])
    expect({ sold, hidden }).toEqual({ sold: ['B-3-12'], hidden: ['B-1-12', 'B-2-12'] })
    expect(leftOut).toHaveLength(3)
  })
})

describe('WooCommerce', () => {
  const heading = 'Type,SKU,Name,Published,Regular price,Parent'

  test('an empty state is not sold, and that is said once', async () => {
    const { sold, hidden, noted } = await read([heading, 'simple,W-1,Starter,,10,', 'simple,W-2,Starter,1,10,', 'simple,W-3,Starter,,10,'])
    expect({ sold, hidden }).toEqual({ sold: ['W-2'], hidden: ['W-1', 'W-3'] })
    expect(noted).toMatchObject([
      {
        line: 2,
        column: 'Published',
        says: 'It does not say whether that shop sells it: it is not sold here. This is said once for the column.',
      },
    ])
  })

  test('whoever leaves the column out sells all', async () => {
    expect(
      (await read([heading, 'simple,W-1,Starter,,10,', 'simple,W-2,Starter,-1,10,'], { mapping: parseMapOption('parts', 'Published=-') }))
        .sold,
    ).toEqual(['W-1', 'W-2'])
  })

  test('what is in stock no longer is sold, and none is there', async () => {
    const { parts } = await read([`${heading},In stock?,Stock`, 'simple,W-1,Starter,1,10,,0,'])
    expect(parts).toMatchObject([{ code: 'W-1', stock: 0, withdrawn: false }])
  })

  test('a variation whose product is not in the file is hidden, and says so', async () => {
    const { sold, hidden, noted } = await read([heading, 'variation,W-1-A,Starter – 12 V,1,10,W-1', 'simple,W-2,Starter,1,10,'])
    expect({ sold, hidden }).toEqual({ sold: ['W-2'], hidden: ['W-1-A'] })
    expect(noted).toMatchObject([
      { line: 2, column: 'Parent', value: 'W-1', says: expect.stringMatching(/not in this file.*It is not sold\./) },
    ])
  })

  test('what is downloaded and what nobody can send are no goods', async () => {
    const { sold, leftOut } = await read([
      heading,
      '"simple, downloadable, virtual",W-1,Manual,1,10,',
      '"simple, virtual",W-2,Warranty,1,10,',
      'simple,W-3,Starter,1,10,',
    ])
    expect(sold).toEqual(['W-3'])
    expect(leftOut).toEqual(['2 A file to download is no goods.', '3 What cannot be sent is no goods.'])
  })
})

describe('PrestaShop', () => {
  const heading = 'Active (0/1);Name *;Reference #;Price tax excluded;Show price (0 = No, 1 = Yes);Feature(Name:Value:Position:Customized)'

  test('an empty state is not sold; a price that is not shown is left out, and that is said', async () => {
    const { sold, hidden, parts, noted } = await read([heading, ';Starter;P-1;10;1;', '1;Starter;P-2;20;0;', '1;Starter;P-3;30;1;'])
    expect({ sold, hidden }).toEqual({ sold: ['P-2', 'P-3'], hidden: ['P-1'] })
    expect(parts.map(({ cents }) => cents)).toEqual([1000, undefined, 3000])
    expect(noted.filter(({ line }) => line === 3)).toMatchObject([
      { column: 'Show price (0 = No, 1 = Yes)', says: expect.stringContaining('does not show its price') },
    ])
  })

  test('commas and colons within a feature’s value are of the value', async () => {
    const { parts } = await read([heading, '1;Starter;P-1;10;1;Mounting:flange, two holes:1:0,Gear ratio:1:4:2:0,Teeth:9'], {
      takesUnknownAttributes: true,
    })
    expect(parts[0]?.attributes).toMatchObject([
      { name: 'Mounting', value: 'flange, two holes' },
      { name: 'Gear ratio', value: '1:4' },
      { name: 'Teeth' },
    ])
  })

  test('features without positions are parted as well', async () => {
    const { parts } = await read([heading, '1;Starter;P-1;10;1;Voltage:12 V,Teeth:9'], { takesUnknownAttributes: true })
    expect(parts[0]?.attributes?.map(({ name }) => name)).toEqual(['Voltage', 'Teeth'])
  })
})

describe('Odoo', () => {
  test('an empty state is not sold; a gift card is no goods', async () => {
    const { sold, hidden, leftOut } = await read([
      'Internal Reference,Name,Sales Price,Product Type,Is Published',
      'O-1,Starter,10,Goods,',
      'O-2,Starter,10,Goods,TRUE',
      'O-3,Voucher,10,Gift card,TRUE',
    ])
    expect({ sold, hidden }).toEqual({ sold: ['O-2'], hidden: ['O-1'] })
    expect(leftOut).toEqual(['4 A gift card is no goods.'])
  })
})

describe('Shopify', () => {
  const heading = 'Handle,Title,Variant SKU,Variant Price,Status,Published,Option1 Value'

  test('rows of a product that do not stand together are of it all the same', async () => {
    const { sold, hidden, parts } = await read([
      heading,
      'a,Draft,S-1,10,draft,TRUE,12 V',
      'b,Live,S-2,10,active,TRUE,12 V',
      'a,,S-3,11,,,24 V',
      'b,,S-4,11,,,24 V',
    ])
    expect({ sold, hidden }).toEqual({ sold: ['S-2', 'S-4'], hidden: ['S-1', 'S-3'] })
    expect(parts.map(({ name }) => name)).toEqual(['Draft – 12 V', 'Live – 12 V', 'Draft – 24 V', 'Live – 24 V'])
  })

  test('the row with the title says what is of the product, wherever it stands', async () => {
    const { hidden, parts } = await read([heading, 'a,,S-1,10,,,12 V', 'a,Draft,S-2,11,draft,TRUE,24 V'])
    expect(hidden).toEqual(['S-1', 'S-2'])
    expect(parts.map(({ name }) => name)).toEqual(['Draft – 12 V', 'Draft – 24 V'])
  })

  test('of too many such products it says to sort the file', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `h${at},T,A${at},1,active,TRUE,x`)
    const again = Array.from({ length: 20_001 }, (_, at) => `h${at},,B${at},1,,,y`)
    await expect(read([heading, ...rows, ...again])).rejects.toThrow(/Sort it by Handle/)
  })
})
