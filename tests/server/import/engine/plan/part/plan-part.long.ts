import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PartFacts } from '#server/import/facts.ts'
import { importShop, remarksIn } from '../../import-shop.ts'

const shop = await importShop()

const base = { brand: 'Voltara', name: 'Brush set', cents: 1250, stock: 4, category: ['Voltara', 'Brushes'] }
const part = async (mcode: string) =>
  (
    await sql<{
      row: Record<string, unknown>
    }>`select to_jsonb(part) as row from part where tenant_id = ${shop.general} and mcode = ${mcode}`.execute(shop.db)
  ).rows[0]?.row

test('what a complete file does not name is withdrawn, and sold again when it stands in the next one', async () => {
  const [one, two] = [
    { ...base, code: 'WD-1', brand: 'Wendt' },
    { ...base, code: 'WD-2', brand: 'Wendt' },
  ]
  await shop.load('parts', [one, two])
  await shop.load('parts', [two], { isComplete: true })
  expect(await part('WD-1')).toMatchObject({ ended: true })
  const plain = await shop.load('parts', [one])
  expect(await part('WD-1')).toMatchObject({ ended: true })
  expect(remarksIn(plain.said)).toEqual([
    'noted withdrawn WD-1: It is withdrawn, and stays so: say “no” in a column “Withdrawn” where it is sold again.',
  ])
  await shop.load('parts', [one, two], { isComplete: true })
  expect(await part('WD-1')).toMatchObject({ ended: false })
  await shop.load('parts', [{ ...one, withdrawn: true }])
  await shop.load('stock', [{ code: 'WD-1', withdrawn: false }])
  expect(await part('WD-1')).toMatchObject({ ended: false })
})

test('a part of a complete file whose row is refused is not withdrawn for it', async () => {
  const [one, two] = [
    { ...base, code: 'WR-1', brand: 'Wrede' },
    { ...base, code: 'WR-2', brand: 'Wrede' },
  ]
  await shop.load('parts', [one, two])
  const refusal = { file: 'test.csv', line: 9, column: 'Price', value: 'x', says: 'A price such as 12.50.' }
  const end = await shop.load('parts', [one, { ...two, name: 'x'.repeat(201) }], { isComplete: true })
  expect(end.counts).toMatchObject({ withdrawn: 0, refused: 1 })
  const asked = await shop.load('parts', [one], { isComplete: true, decide: 'refused', events: [{ type: 'refused', refusal }] })
  expect(remarksIn(asked.said)).toContain(
    'stops withdrawn 1: Of a file that is said to be complete 1 value was refused: what could not be read counts as missing.',
  )
})

// What is said of each is asserted in bad-facts.long.ts.
test.each<[string, Partial<PartFacts>]>([
  ['a day that there is not', { restockOn: '2026-02-31' }],
  ['a day of a group’s price', { groupPrices: [{ group: 'JBR', currency: '', fromQty: 1, cents: 5, from: '2026-13-01', to: null }] }],
  ['a group’s price of too much', { groupPrices: [{ group: 'JBR', currency: '', fromQty: 1, cents: 1e12, from: null, to: null }] }],
  ['a quantity that no column takes', { groupPrices: [{ group: 'JBR', currency: '', fromQty: 1e10, cents: 5, from: null, to: null }] }],
  ['half a component', { components: [{ code: null, name: 'Screw', qty: 1.5 }] }],
  ['a year beyond all', { fitments: [{ make: 'M', model: 'x', engine: '', yearFrom: 1e12, yearTo: null, note: '' }] }],
])('%s is refused with its part, and the others are loaded', async (_, more) => {
  const end = await shop.load('parts', [
    { ...base, code: 'OD-1', ...more },
    { ...base, code: 'OD-2' },
  ])
  expect(remarksIn(end.said)).toEqual([expect.stringMatching(/^refused /)])
  expect(end).toMatchObject({ state: 'done', counts: { refused: 1 } })
  expect(await part('OD-1')).toBeUndefined()
})

test('a part is not replaced by itself', async () => {
  const { said } = await shop.load('parts', [
    { ...base, code: 'SU-1', supersededBy: 'su 1' },
    { ...base, code: 'SU-2', supersededBy: '***' },
    { ...base, code: 'SU-3', supersededBy: 'SU-4' },
  ])
  expect(remarksIn(said)).toEqual([
    expect.stringMatching(/^noted superseded by su 1: /),
    expect.stringMatching(/^noted superseded by \*\*\*: /),
  ])
  expect([await part('SU-1'), await part('SU-3')]).toMatchObject([{ superseded_by: null }, { superseded_by: 'SU-4' }])
})
