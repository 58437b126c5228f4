import { expect, test } from 'vitest'
import { type CsvLine, padCsv } from '#app/state/quick-order/csv.ts'
import { takeSheet } from '#app/state/quick-order/pad-line.ts'
import { readOrderSheet } from '#contract/number-list/order-sheet.ts'

const base: CsvLine = { number: '', qty: 1, code: null, name: null, unitPriceUsd: null, coreChargeUsd: null, totalUsd: null, state: '' }
const lines: CsvLine[] = [
  {
    ...base,
    number: '0001107026',
    qty: 12,
    code: 'AR-S-1',
    name: 'Starter, 12 V "new"',
    unitPriceUsd: 129.5,
    coreChargeUsd: 0,
    totalUsd: 1554,
    state: 'In stock',
  },
  { ...base, number: '0 001 107 026 X', qty: 2, state: 'Not found' },
  { ...base, number: '11-12', qty: 3, state: '-5 left' },
  { ...base, number: '=HYPERLINK("x")123', qty: 1, state: 'Not found' },
]

test.each([
  ['English', ['Number', 'Quantity', 'Our code', 'Name', 'Unit price', 'Core charge', 'Total', 'State']],
  ['German', ['Nummer', 'Menge', 'Unser Code', 'Name', 'Einzelpreis', 'Pfand', 'Summe', 'Zustand']],
])('the exported file comes back with the same numbers and quantities, with %s headings', (_, headings) => {
  const { lines: back, headings: read } = takeSheet([], readOrderSheet(padCsv(lines, headings)), 500)
  expect(read).toBe(1)
  expect(back.map(({ number, qty }) => [number, qty]).slice(0, 3)).toEqual(lines.slice(0, 3).map(({ number, qty }) => [number, qty]))
})

test('amounts have two decimals, and a text that a spreadsheet would run or spoil is guarded', () => {
  const rows = padCsv(lines, ['Number']).split('\r\n')
  expect(rows[1]).toBe(`'0001107026,12,AR-S-1,"Starter, 12 V ""new""",129.50,0.00,1554.00,In stock`)
  expect(rows[3]).toContain("'-5 left")
  expect(rows[4]).toContain(`"'=HYPERLINK(""x"")123"`)
})

test.each(['0', '-1', '2,5', '1/2', 'as usual'])('a quantity that is none comes back as it was written: %s', (qty) => {
  const text = padCsv([{ ...base, number: 'AL-417500', qty }], ['Number', 'Quantity'])
  expect(takeSheet([], readOrderSheet(text), 500).lines).toMatchObject([{ number: 'AL-417500', unreadQuantity: qty }])
})
