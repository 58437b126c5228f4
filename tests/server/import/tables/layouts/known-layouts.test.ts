import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOpenersByKind } from '#server/cli/import/readers.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { parseMapOption } from '#server/import/tables/column-mapping.ts'
import { knownLayouts } from '#server/import/tables/layouts/known-layouts.ts'
import { readTableFile, type TableFileOptions } from '#server/import/tables/read-table-file.ts'
import { readEvents } from '../../../../support/import/tables/read-events.ts'

/** Exports of other shops' systems, each awkward on purpose: tests/support/import/layouts. */

const files = {
  WooCommerce: 'woocommerce.csv',
  Shopify: 'shopify.csv',
  PrestaShop: 'prestashop.csv',
  'PrestaShop’s list of products': 'prestashop-list.csv',
  'Magento 2': 'magento.csv',
  BigCommerce: 'bigcommerce.csv',
  'BigCommerce V3': 'bigcommerce-v3.csv',
  Odoo: 'odoo.csv',
}
type System = keyof typeof files
const systems = Object.keys(files) as System[]
const pathOf = (system: System) => join(import.meta.dirname, '../../../../support/import/layouts', files[system])
const read = (system: System, options: TableFileOptions = {}) => readEvents('parts', pathOf(system), { today: '2026-11-28', ...options })

/** What became of each row, by its line. */
function fates(events: readonly FileEvent[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  const add = (line: number, fate: string) => found.set(line, (found.get(line) ?? new Set()).add(fate))
  for (const event of events) {
    if (event.type === 'part') add(event.part.at.line, event.part.hidden ? 'hidden' : 'sold')
    else if (event.type === 'refused') add(event.refusal.line, 'refused')
    else if (event.type === 'left-out') add(event.leftOut.line, 'left out')
  }
  return found
}

const counted = async (system: System) => {
  const counts: Record<string, number> = {}
  for (const each of fates((await read(system)).all).values()) for (const fate of each) counts[fate] = (counts[fate] ?? 0) + 1
  return counts
}

test('there is a file of each system', () => expect(knownLayouts.map(({ name }) => name)).toEqual(systems))

test.each(systems)('an export of %s is named, and all that it has is said', async (system) => {
  const { recognitionMessage, columns, messages } = await read(system)

  expect(recognitionMessage).toMatch(new RegExp(`^Recognised: an export of ${system}\\. `))
  expect(columns.filter(({ why }) => why === 'nobody knows this heading' || why === 'the column is empty')).toEqual([])
  expect(messages.join('\n')).not.toContain('Left out:')
})

test('it is named before the first row, above what its columns are', async () => {
  const { messages } = await fileOpenersByKind.parts(pathOf('Odoo'), { file: 'odoo.csv', map: [], attributes: false })

  expect(messages[0]).toMatch(/^Recognised: an export of Odoo\. /)
  expect(messages[1]).toMatch(/^Cost +\(left out\) +a purchase price/m)
})

test.each(systems)('each row of an export of %s has one fate', async (system) => {
  const { events } = await readTableFile('parts', pathOf(system))
  const lines: number[] = []
  const all: FileEvent[] = []
  for await (const event of events) {
    if (event.type === 'row') lines.push(event.at.line)
    all.push(event)
  }

  const found = fates(all)
  expect([...found.keys()].sort((one, other) => one - other)).toEqual(lines)
  expect([...found.values()].every((fate) => fate.size === 1)).toBe(true)
})

test('what is sold, hidden, left out and refused of each', async () => {
  expect(Object.fromEntries(await Promise.all(systems.map(async (system) => [system, await counted(system)])))).toEqual({
    WooCommerce: { sold: 4, hidden: 3, 'left out': 4, refused: 1 },
    Shopify: { sold: 3, hidden: 3, 'left out': 2, refused: 1 },
    PrestaShop: { sold: 3, hidden: 3, refused: 1 },
    'PrestaShop’s list of products': { sold: 1, hidden: 2, refused: 1 },
    'Magento 2': { sold: 4, hidden: 2, 'left out': 3 },
    BigCommerce: { sold: 4, hidden: 2, 'left out': 3 },
    'BigCommerce V3': { sold: 2, hidden: 2, 'left out': 4 },
    Odoo: { sold: 2, hidden: 2, 'left out': 2, refused: 1 },
  })
})

test('WooCommerce: the offer is the price while it runs; the number in stock counts; a variation has what its product has', async () => {
  const { parts, noted } = await read('WooCommerce')
  const part = (code: string) => parts.find((one) => one.code === code)

  expect(part('WS-101')).toEqual({
    ...{
      code: 'WS-101',
      brand: '',
      name: 'Starter 12 V 1.4 kW',
      producer: 'Lakeside',
      gtin: '4006381333931',
      stock: 12,
      cents: 12900,
      wasCents: 14900,
      withdrawn: false,
    },
    description: 'Gear reduction.\n\nFits compact tractors.\n\n- 9 teeth\n- clockwise',
    ...{
      weightG: 3856,
      boxMm: { length: 254, width: 152, height: 140 },
      category: ['Starters', '12 V', 'Tractor'],
      words: ['tractor', 'gear reduction'],
    },
    attributes: [{ name: 'Voltage', value: '12 V', unit: '' }],
    pictures: ['https://shop.test/u/ws-101.jpg', 'https://shop.test/u/ws-101-b.jpg'],
  })
  expect(part('WS-102')).not.toHaveProperty('stock')
  expect(part('WS-103')).toMatchObject({ hidden: true, withdrawn: true })
  expect(part('WA-110-12')).toMatchObject({
    name: 'Alternator - 12 V',
    description: 'One case, two voltages.',
    category: ['Alternators', 'Industrial'],
    stock: 3,
    wasCents: null,
  })
  expect(part('WA-110-24')).toMatchObject({ name: 'Alternator – 24 V', producer: 'Lakeside', cents: 21900, wasCents: null })
  expect(part('WS-122')).toBeUndefined()
  expect(noted.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 Categories',
    '2 Attribute 2 value(s)',
    '3 In stock?',
    '3 Length (in)',
    '9 Stock',
    '9 Sale price',
    '10 Parent',
  ])
})

test.each([
  ['German', 'woocommerce-de.csv', 'Anlasser sichtbar', 'Typ'],
  ['French', 'woocommerce-fr.csv', 'Démarreur visible', 'Type'],
])('WooCommerce with %s headings is read as with English ones: what is no article on show is not sold', async (_, file, name, type) => {
  const { recognitionMessage, parts, all, columns, messages } = await readEvents(
    'parts',
    join(import.meta.dirname, '../../../../support/import/layouts', file),
    { today: '2026-11-28' },
  )

  expect(recognitionMessage).toMatch(/^Recognised: an export of WooCommerce\. /)
  expect(columns.filter(({ why }) => why === 'nobody knows this heading')).toEqual([])
  expect(messages.join('\n')).not.toContain('Left out:')
  expect(parts[0]).toMatchObject({
    code: 'D-1',
    name,
    cents: 8000,
    wasCents: 10050,
    stock: 5,
    weightG: 4200,
    boxMm: { length: 300, width: 200, height: 150 },
    withdrawn: false,
    attributes: [{ name: 'Spannung', value: '12 V', unit: '' }],
  })
  expect(parts.filter(({ hidden }) => hidden).map(({ code }) => code)).toEqual(['D-2', 'D-3', 'D-4-12'])
  expect(all.flatMap((event) => (event.type === 'left-out' ? [[event.leftOut.column, event.leftOut.value]] : []))).toEqual([
    [type, 'variable'],
  ])
})

test('Shopify: rows of a handle are variants of its first row; HTML becomes text, and nothing that runs or leads away stays', async () => {
  const { parts } = await read('Shopify')

  expect(parts[0]).toMatchObject({
    name: 'Gear starter – 12 V / 9',
    cents: 13900,
    wasCents: 15900,
    weightG: 4600,
    gtin: '4006381333931',
    condition: 'new',
  })
  expect(parts[1]).toMatchObject({
    code: 'SH-24-11',
    name: 'Gear starter – 24 V / 11',
    producer: 'Lakeside',
    category: ['Starters'],
    wasCents: null,
    words: ['starter', 'pmgr'],
  })
  expect(parts[1]?.description).toBe('Built for cold mornings\n\nPMGR & sealed.\nTwo bolts.\n\nMore')
  expect(parts[1]?.pictures).toEqual(['https://cdn.test/gear-side.jpg', 'https://cdn.test/gear-24.jpg'])
  expect(parts[2]).toMatchObject({ code: 'SH-R', name: 'Regulator, 14.5 V', category: ['Regulators'] })
  expect(parts[2]).not.toHaveProperty('stock')
  // A draft's second variant says nothing of that itself.
  expect(parts.filter(({ hidden }) => hidden).map(({ code }) => code)).toEqual(['SH-D', 'SH-N-S', 'SH-N-L'])
})

test('PrestaShop: the price is without tax, features are attributes, zeros of measures are none', async () => {
  const { parts } = await read('PrestaShop')

  expect(parts[0]).toMatchObject({
    cents: 124990,
    producer: 'Valmo',
    category: ['Starters', '12 V'],
    boxMm: { length: 315, width: 200, height: 180 },
    description: 'Compact ; robuste.\n\nPour tracteurs.\n\nDents 9\nSens horaire',
  })
  expect(parts[0]?.attributes?.slice(0, 2)).toEqual([
    { name: 'Voltage', value: '12 V', unit: '' },
    { name: 'Teeth', value: '9', unit: '' },
  ])
  expect(parts[1]).toMatchObject({ gtin: '036000291452', minQty: 10, category: ['Brushes'] })
  expect(parts[2]).not.toHaveProperty('weightG')
  expect(parts.filter(({ hidden }) => hidden).map(({ code }) => code)).toEqual(['PS-4', 'PS-5', 'PS-6'])
})

test('Magento: rows of store views, and what is put together, are left out; what a shop pays is no attribute', async () => {
  const { parts } = await read('Magento 2', { takesUnknownAttributes: true })

  expect(parts[0]).toMatchObject({
    cents: 9900,
    wasCents: 11900,
    country: 'MX',
    producer: 'Lakeside',
    category: ['Starters', '12 V'],
    weightG: 4309,
  })
  expect(parts[0]?.attributes?.map(({ name }) => name)).toEqual(['voltage', 'teeth', 'colour'])
  expect(parts[1]).toMatchObject({ code: 'MG-2-12', withdrawn: false })
  expect(parts[2]).toMatchObject({ code: 'MG-2-24', stock: 0, wasCents: null })
  expect(parts.filter(({ hidden }) => hidden).map(({ code }) => code)).toEqual(['MG-3', 'MG-4'])
})

test('BigCommerce: a product with variants is sold as those, under its name', async () => {
  const { parts } = await read('BigCommerce')

  expect(parts[0]).toMatchObject({
    cents: 16995,
    wasCents: 18995,
    category: ['Starters', 'Marine'],
    description: 'Sealed housing,\nstainless screws.',
  })
  expect(parts[1]).toMatchObject({ name: 'Alternator "Harbor" – 70 A', cents: 24900, weightG: 5897, stock: 4 })
  expect(parts[2]).toMatchObject({ name: 'Alternator "Harbor" – 90 A / isolated', cents: 27900 })
  expect(parts[3]).toMatchObject({ name: 'Drive end housing', hidden: true })
})

test('BigCommerce V3: variants have their product’s name, price and state; ids are no categories', async () => {
  const { parts } = await read('BigCommerce V3')

  expect(parts.map(({ code, hidden }) => [code, hidden === true])).toEqual([
    ['V3-1', false],
    ['V3-2', true],
    ['V3-3-12', true],
    ['V3-4-24', false],
  ])
  expect(parts[0]).toMatchObject({
    name: 'Starter seen',
    cents: 8000,
    wasCents: 10000,
    stock: 5,
    weightG: 4309,
    gtin: '4006381333931',
    description: 'Tested',
  })
  expect(parts[0]).not.toHaveProperty('category')
  expect(parts[3]).toMatchObject({ name: 'Regulator seen – 24 V', cents: 2100, stock: 2 })
})

test('PrestaShop’s list: a status of 0, and none, is not sold', async () => {
  const { parts } = await read('PrestaShop’s list of products')

  expect(parts.map(({ code, cents, hidden }) => [code, cents, hidden === true])).toEqual([
    ['PL-1', 10050, false],
    ['PL-2', 9000, true],
    ['PL-3', 8000, true],
  ])
})

test('Odoo: what it costs is never the price, and “All” is no category', async () => {
  const { parts, columns } = await read('Odoo')

  expect(parts[0]).toMatchObject({
    name: 'Starter 24 V',
    cents: 32900,
    stock: 6,
    weightG: 11200,
    category: ['Starters', '24 V'],
    description: 'Two bolts,\nshort nose',
  })
  expect(parts[1]).not.toHaveProperty('weightG')
  expect(columns.find(({ heading }) => heading === 'Cost')?.target).toBeNull()
})

test('what the operator says of a column goes before what the system makes of it', async () => {
  const { parts, columns } = await read('WooCommerce', {
    mapping: parseMapOption('parts', 'Regular price=wasPrice,Sale price=price,Published=-,"Meta: _bin_location"=family'),
  })

  expect(parts[0]).toMatchObject({ cents: 12900, wasCents: 14900, group: 'B7' })
  expect(parts.find(({ code }) => code === 'WS-103')).not.toHaveProperty('hidden')
  expect(columns.find(({ heading }) => heading === 'Sale price')?.why).toBe('the mapping says so')
  const two = await read('WooCommerce', { mapping: parseMapOption('parts', 'ID=code') })
  expect(two.columns.find(({ heading }) => heading === 'SKU')).toMatchObject({
    target: null,
    why: expect.stringContaining('another column is code already'),
  })
})

test('the mapping that is kept of an export reads the same again', async () => {
  for (const system of systems) {
    const first = await read(system)
    const again = await read(system, { mapping: JSON.parse(JSON.stringify(first.mapping)) })

    expect(again.parts).toEqual(first.parts)
  }
})

test('files of prices and of stock take of an export what is theirs', async () => {
  const prices = await readEvents('prices', pathOf('Shopify'))
  expect(prices.parts[1]).toEqual({ code: 'SH-24-11', brand: '', cents: 16900, wasCents: null })
  expect(prices.columns.find(({ heading }) => heading === 'Title')).toMatchObject({
    target: null,
    why: expect.stringContaining('nothing that a file of prices has'),
  })
  const stock = await readEvents('stock', pathOf('Shopify'))
  expect(stock.parts.at(-1)).toEqual({ code: 'SH-N-L', brand: '', stock: 3, withdrawn: true, hidden: true })
})
