import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { type SupplierName, suppliers } from '../../../support/import/suppliers.ts'
import { readEvents } from '../../../support/import/tables/read-events.ts'

/** Files of four suppliers, as unlike as can be. */

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suppliers-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (name: SupplierName, kind: TableKind = 'parts') => readEvents(kind, await suppliers[name](folder))
const lines = (remarks: readonly { line: number; column: string }[]) => remarks.map(({ line, column }) => `${line} ${column}`)

test('DATANORM: a price by the hundred is one by the piece; both short texts are read', async () => {
  const { parts, refused, noted, messages, columns } = await read('datanorm')

  expect(parts.map(({ code, cents }) => [code, cents])).toEqual([
    ['4711-01', 128950],
    ['4711-02', 1245],
    ['4711-03', 9],
    ['4711-05', 3490],
    ['4711-01', 128950],
  ])
  expect(parts[0]).toMatchObject({ name: 'Anlasser 12 V für Schlepper', description: '9 Zähne, rechtsdrehend', hsCode: '85114000' })
  expect(messages).toContain('Preiseinheit: prices are of so many pieces, and are taken by the piece.')
  expect(columns.filter(({ target, example }) => target === null && example !== '').map(({ heading }) => heading)).toEqual([
    'Mengeneinheit',
    'Preiskennzeichen',
    'Rabattgruppe',
    'Hauptwarengruppe',
  ])
  expect(lines(refused)).toEqual(['5 Preis', '7 Artikelnummer'])
  expect(lines(noted)).toEqual(['4 Preiseinheit', '6 EAN'])
})

test('a jobber’s workbook: titles above, numbers kept as numbers, the headings once more, a footnote', async () => {
  const { parts, refused, all } = await read('jobber')

  expect(parts.map(({ code, cents, coreCents }) => [code, cents, coreCents])).toEqual([
    ['003131', 13995, 4500],
    ['8112', 14995, 5000],
    ['8112-2', 16495, 5000],
    ['61-114', 695, undefined],
  ])
  expect(parts[0]).toMatchObject({ newName: 'STARTER, DD, REMAN', weightG: 5103, minQty: 1, gtin: '036000291452' })
  expect(parts[1]).toMatchObject({ supersededBy: '8112-2' })
  expect(all.filter(({ type }) => type === 'left-out')).toHaveLength(4)
  expect(lines(refused)).toEqual(['11 Part #', '12 List', '13 Part #'])
})

test('a maker’s stock list of Japan: digits and letters of full width are digits and letters', async () => {
  const { parts, refused, messages } = await read('japanese', 'stock')

  expect(messages[0]).toBe('Encoding: utf-16be, by its byte order mark.')
  expect(parts).toEqual([
    { code: 'LR160-708', brand: '', stock: 12, restockOn: '2026-12-01' },
    { code: 'S114-902', brand: '', stock: 0, restockOn: '2026-12-15' },
    { code: 'ｱ-100', brand: '', stock: 3 },
    { code: 'LR160-709', brand: '', stock: 1200 },
    { code: 'LR160-710', brand: '', stock: 0 },
  ])
  expect(refused).toEqual([])
  const { parts: named } = await read('japanese')
  expect(named[0]).toMatchObject({ code: 'LR160-708', name: 'オルタネータ', producer: '東洋電装', stock: 12 })
})

test('a price list of Poland: numbers parted by a slash between blanks are two, and prices by quantity are steps', async () => {
  const { parts, refused } = await read('polish')

  expect(parts.map(({ numbers = [] }) => numbers.map(({ kind, maker, display }) => `${kind} ${maker} ${display}`))).toEqual([
    ['oe  0 001 107 001', 'oe  0 001 107 002', 'cross BOSCH 0986017120', 'cross LUCAS LRS00123'],
    ['oe  LR160-708', 'oe  LR160-708B'],
    ['cross  VB-77', 'cross  VB-78'],
    [],
    ['oe  28100-16190/A'],
  ])
  expect(parts[0]).toMatchObject({
    currency: 'PLN',
    cents: 124990,
    steps: [
      { fromQty: 10, cents: 119900 },
      { fromQty: 50, cents: 109900 },
    ],
    stock: 10,
  })
  expect(refused).toEqual([])
})
