import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { importShop, remarksIn } from '../../import-shop.ts'

const shop = await importShop()

type Given = Partial<PartFacts> & { code: string }
const good = { brand: 'Voltara', name: 'Brush set', cents: 1250 }
const groupPrice = { group: 'JBR', currency: 'USD', fromQty: 1, cents: 900, from: null, to: null }
const fits = { make: 'Voltrek', model: 'Comet', engine: '', yearFrom: 2001, yearTo: 2002, note: '' }

/** What is said of rows that readers let through, and how many parts come of them. */
const rows: [what: string, parts: Given[], added: number, said: string[]][] = [
  [
    'several brands with one number',
    [
      { ...good, code: '7001' },
      { ...good, code: '7001', brand: 'Ampère' },
      { ...good, code: '7001', brand: 'AMPERE', stock: 3 },
    ],
    2,
    [],
  ],
  [
    'brands and numbers in another script',
    [
      { ...good, code: '7002', brand: 'АТЭ' },
      { ...good, code: '7002', brand: 'БАТЭ' },
      { ...good, code: 'СТ-142' },
    ],
    2,
    ['refused number СТ-142: A number has Latin letters or digits and no others, and at most 32 characters as a code.'],
  ],
  [
    'one number twice, with a brand and without',
    [
      { ...good, code: '7003' },
      { ...good, code: '7003', brand: '' },
    ],
    1,
    ['left-out number 7003: It says of 7003 what line 1 says.'],
  ],
  [
    'two items with one GTIN',
    [
      { ...good, code: '7004', gtin: '4006381333931' },
      { ...good, code: '7005', gtin: '4006381333931' },
    ],
    2,
    ['noted gtin 4006381333931: Several parts bear this GTIN: 7004, 7005. Each kind of goods has one of its own; all are kept.'],
  ],
  [
    'a GTIN that a part of the shop bears already',
    [{ ...good, code: '7006', gtin: '4006381333931' }],
    1,
    ['noted gtin 4006381333931: Several parts bear this GTIN: 7004, 7005, 7006. Each kind of goods has one of its own; all are kept.'],
  ],
  [
    'a number of no code',
    [{ ...good, code: '---' }],
    0,
    ['refused number ---: A number has Latin letters or digits and no others, and at most 32 characters as a code.'],
  ],
  [
    'a number that is too long',
    [{ ...good, code: '1'.repeat(33) }],
    0,
    [`refused number ${'1'.repeat(33)}: A number has Latin letters or digits and no others, and at most 32 characters as a code.`],
  ],
  [
    'no price',
    [{ code: '7007', name: 'Brush set' }],
    0,
    ['refused price : The shop has no part 7007, and a new one needs a number, a name and a price: the price is missing.'],
  ],
  [
    'prices of groups alone',
    [{ code: '7033', name: 'Brush set', groupPrices: [{ group: 'JBR', currency: 'USD', fromQty: 1, cents: 900, from: null, to: null }] }],
    0,
    [
      'refused price : The shop has no part 7033, and a new one needs a number, a name and a price: the price is missing. It has prices of JBR: say which of them the shop sells at (--price-type JBR; of a table, map its column as price).',
    ],
  ],
  [
    'too long a name',
    [{ ...good, code: '7008', name: 'x'.repeat(201) }],
    0,
    [`refused name ${'x'.repeat(201)}: This has at most 200 characters.`],
  ],
  [
    'too long a brand',
    [{ ...good, code: '7008', producer: 'x'.repeat(300) }],
    0,
    [`refused producer ${'x'.repeat(200)}: This has at most 200 characters.`],
  ],
  [
    'too long a category',
    [{ ...good, code: '7008', category: ['x'.repeat(201)] }],
    0,
    [`refused category ${'x'.repeat(200)}: This has at most 200 characters.`],
  ],
  [
    'signs that steer in a name',
    [{ ...good, code: '7009', name: 'Brush\u0007' }],
    0,
    ['refused name Brush\u0007: This holds control characters, which cannot be kept. Take them out.'],
  ],
  [
    'signs that steer in a category, a number, a vehicle',
    [
      { ...good, code: '7010', category: ['a\u0007b'] },
      { ...good, code: '7011', numbers: [{ kind: 'oe', maker: '', display: '1\u001b2' }] },
      { ...good, code: '7012', fitments: [{ ...fits, model: '\u0001' }] },
    ],
    0,
    ['category a\u0007b', 'number 1\u001b2', 'fitment \u0001'].map(
      (at) => `refused ${at}: This holds control characters, which cannot be kept. Take them out.`,
    ),
  ],
  ['half a sign of two', [{ ...good, code: '7013', name: 'Brush \ud83d set' }], 1, []],
  ['components without a number', [{ ...good, code: '7014', components: [{ code: null, name: 'Screw', qty: 4 }] }], 1, []],
  [
    'a component with neither',
    [{ ...good, code: '7015', components: [{ code: null, name: '', qty: 4 }] }],
    0,
    ['refused component : A component needs a number or a name.'],
  ],
  [
    'half a component',
    [{ ...good, code: '7016', components: [{ code: null, name: 'Screw', qty: 0.5 }] }],
    0,
    ['refused component 0.5: This is a whole number from 1 to 1000000.'],
  ],
  [
    'a component that nobody has',
    [{ ...good, code: '7017', components: [{ code: 'nobody-9', name: 'Ring', qty: 1 }] }],
    1,
    ['noted component nobody-9: The shop has no part nobody-9: 7017 shows it by its name alone.'],
  ],
  [
    'a kit that contains itself',
    [
      {
        ...good,
        code: '7018',
        components: [
          { code: '7018', name: 'Kit', qty: 1 },
          { code: null, name: 'Ring', qty: 1 },
        ],
      },
    ],
    1,
    ['noted component 7018: A kit cannot hold itself, so this component is left out.'],
  ],
  [
    'a part that takes its own place',
    [{ ...good, code: '7019', supersededBy: ' 7019' }],
    1,
    ['noted superseded by  7019: A part cannot take its own place, so this is left out.'],
  ],
  [
    'a successor of no code',
    [{ ...good, code: '7020', supersededBy: 'n/a – 日本' }],
    1,
    ['noted superseded by n/a – 日本: No code can be made of it, so it is left out.'],
  ],
  [
    'another currency',
    [
      { ...good, code: '7021', currency: 'EUR' },
      { ...good, code: '7022', currency: 'XQQ' },
    ],
    0,
    ['EUR', 'XQQ'].map(
      (code) =>
        `refused currency ${code}: The shop sells in US dollars. Say --rate ${code}=… with what one is worth in dollars today, or have the file in dollars.`,
    ),
  ],
  [
    'a currency that nobody knows, of a group’s price',
    [{ ...good, code: '7023', groupPrices: [{ ...groupPrice, currency: 'XQQ' }] }],
    1,
    ['noted currency XQQ: No currency has this code. The price is kept as the file has it.'],
  ],
  [
    'a day that is none',
    [{ ...good, code: '7024', restockOn: '2026-02-30' }],
    0,
    ['refused restock on 2026-02-30: This is a day such as 2026-11-27.'],
  ],
  [
    'a group’s price on a day that is none',
    [{ ...good, code: '7025', groupPrices: [{ ...groupPrice, from: 'soon' }] }],
    0,
    ['refused from soon: This is a day such as 2026-11-27.'],
  ],
  [
    'a group’s price below zero',
    [{ ...good, code: '7026', groupPrices: [{ ...groupPrice, cents: -1 }] }],
    1,
    ['noted price -0.01: Zero and less is no price. Say --free where the goods are given away. It is left out.'],
  ],
  [
    'a year that is none',
    [{ ...good, code: '7027', fitments: [{ ...fits, yearFrom: 20.5 }] }],
    0,
    ['refused year 20.5: This is a whole number from 1800 to 2200.'],
  ],
  ['a price too high', [{ ...good, code: '7028', cents: 1e12 }], 0, ['refused price : A price is from 0.00 to 9,999,999.99.']],
  ['a price that is none', [{ ...good, code: '7029', cents: Number.NaN }], 0, ['refused price : This is no number.']],
  [
    'steps that rise',
    [{ ...good, code: '7030', steps: [{ fromQty: 10, cents: 9900 }] }],
    0,
    ['refused price steps : Each step begins at more pieces and costs less than the one before, such as 19.90, from 10: 17.50.'],
  ],
  [
    'a category without a name',
    [
      { ...good, code: '7031', category: [' '] },
      { ...good, code: '7032', category: [] },
    ],
    2,
    [],
  ],
]

test.each(rows)('%s', async (_, parts, added, said) => {
  const loaded = await shop.load('parts', parts)
  expect(remarksIn(loaded.said)).toEqual(said)
  expect(loaded).toMatchObject({ state: 'done', counts: { added } })
})

test('parts of several brands with one number are several parts, each with its own', async () => {
  const { rows: parts } =
    await sql`select mcode, producer, stock from part where tenant_id = ${shop.general} and mcode like '7001%' or mcode like '7002%' order by mcode`.execute(
      shop.db,
    )
  expect(parts).toMatchObject([
    { mcode: '7001', producer: 'Voltara', stock: 0 },
    { mcode: '7001-AMPERE', producer: 'Ampère', stock: 3 },
    { mcode: '7002', producer: 'АТЭ' },
    { mcode: expect.stringMatching(/^7002-X-[0-9A-F]{8}$/), producer: 'БАТЭ' },
  ])
})

describe('categories', () => {
  const category = (id: string, parentId: string, name: string, more: object = {}): FileEvent => ({
    type: 'category',
    category: { at: { file: 'categories.csv', line: 1 }, id, parentId, name, description: '', sortNum: null, ...more },
  })
  const load = async (events: FileEvent[]) => remarksIn((await shop.load('categories', [], { events })).said)
  const stored = async (id: string) =>
    shop.db.selectFrom('category').selectAll().where('tenant_id', '=', shop.general).where('id', '=', id).executeTakeFirst()

  test.each([
    ['itself', [category('own-1', 'own-1', 'One')], 'refused category own-1: A category cannot stand below itself.'],
    [
      'one that is not there',
      [category('own-4', 'none', 'Four')],
      'refused category own-4: There is no category none above it. Name that one first.',
    ],
    ['nothing, without a name', [category('own-5', '', '')], 'refused category own-5: A new category needs a name.'],
    [
      'nothing, by an id that is none',
      [category('a b', '', 'Five')],
      'refused category a b: The id of a category has letters, digits and dashes, at most 64.',
    ],
    [
      'nothing, as what stands for nothing',
      [category('0', '', 'Zero')],
      'refused category 0: The id 0 stands for no category. Take another one.',
    ],
  ])('below %s are refused', async (_, events, said) => expect(await load(events)).toEqual([said]))

  test('below one that stands below it are refused', async () => {
    await load([category('own-2', '', 'Two'), category('own-3', 'own-2', 'Three')])
    expect(await load([category('own-2', 'own-3', 'Two')])).toEqual(['refused category own-2: A category cannot stand below itself.'])
  })

  test('said twice count once, and are refused where they differ', async () => {
    expect(await load([category('own-6', '', 'Six'), category('own-6', '', 'Six')])).toEqual([
      'left-out category own-6: It says of own-6 what line 1 says.',
    ])
    const says = 'Lines 1 and 1 say different things of own-6. Say it once, or which counts: --repeat first or --repeat last.'
    expect(await load([category('own-6', '', 'Six'), category('own-6', 'own-2', 'Sixth')])).toEqual([
      `refused category own-6: ${says}`,
      `refused category own-6: ${says}`,
    ])
    expect(await stored('own-6')).toMatchObject({ parent_id: '0', name: 'Six' })
  })

  test('choose attributes by key or name; what nobody knows is said, and the rest is taken', async () => {
    await shop.load('parts', [{ ...good, code: '7040', attributes: [{ name: 'Thread pitch', value: 1.25, unit: 'mm' }] }])
    const own = (await shop.db.selectFrom('own_attribute').select('key').where('label', '=', 'Thread pitch').executeTakeFirst())?.key
    const chosen = { decides: ['voltage', 'thread PITCH'], filters: ['Voltage', 'no such thing'], shows: [] }
    expect(await load([category('own-7', '', 'Seven', chosen)])).toEqual([
      'refused filters no such thing: The shop has no attribute of this name. attributes list shows them, attributes set makes one.',
    ])
    expect(await stored('own-7')).toMatchObject({ name: 'Seven', decides: ['voltage', own], filters: ['voltage'], shows: null })
    expect(
      await load([
        category('own-7', '', 'Seven', { filters: ['-'] }),
        category('own-8', '', 'Eight', { decides: ['teeth', 'voltage', 'widthMm', 'rotation', 'Length', 'holeMm', 'Thread pitch'] }),
      ]),
    ).toEqual(['refused decides Thread pitch: A category has at most 6 of them.'])
    expect(await stored('own-7')).toMatchObject({ decides: ['voltage', own], filters: null })
    expect((await stored('own-8'))?.decides).toHaveLength(6)
  })

  test('in another script are several, found again by their names; none is made with an id that means something', async () => {
    const named = (name: string) => ({ ...good, code: `VT-${[...name].length}-${name === '8' ? 8 : 0}`, category: ['Каталог', name] })
    const parts = [
      named('Стартеры'),
      named('Генераторы'),
      { ...good, code: '7041', category: ['901', 'A'] },
      { ...good, code: '7042', category: ['0'] },
    ]
    const { counts } = await shop.load('parts', parts)
    expect(counts).toMatchObject({ added: 4, names: 6 })
    const again = await shop.load('parts', [...parts, { ...good, code: '7043', category: ['КАТАЛОГ', 'стартеры'] }])
    expect(again.counts).toMatchObject({ added: 1, unchanged: 4, names: 0 })
    const made = await sql<{
      id: string
    }>`select id from category where tenant_id = ${shop.general} and name in ('Каталог', 'Стартеры', 'Генераторы', '901', '0')`.execute(
      shop.db,
    )
    expect(made.rows.map(({ id }) => id).filter((id) => ['0', '901', '8', 'x'].includes(id))).toEqual([])
    expect(new Set(made.rows.map(({ id }) => id)).size).toBe(5)
  })
})
