import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvents } from '../../../../support/import/tables/read-events.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offers-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (...lines: string[]) => {
  const path = join(folder, 'offers.csv')
  await writeFile(path, lines.join('\n'))
  return readEvents('parts', path, { today: '2026-11-28' })
}

test('an offer beside the price is the price, and the price is what it was; a row without one ends the offer that there was', async () => {
  const { parts } = await read('SKU,Name,Price,Special price', 'A,Starter,20.00,15.00', 'B,Starter,20.00,', 'C,Starter,20.00,0.00')

  expect(parts.map(({ cents, wasCents }) => [cents, wasCents])).toEqual([
    [1500, 2000],
    [2000, null],
    [2000, null],
  ])
})

test('an offer that has ended, or not begun, or is none, is said and not taken; one that ends is said', async () => {
  const { parts, noted } = await read(
    'SKU,Name,Price,Special price,Special price from date,Special price to date',
    'A,Starter,20.00,15.00,2026-01-01,2026-11-27',
    'B,Starter,20.00,15.00,2026-12-01,',
    'C,Starter,20.00,25.00,,',
    'D,Starter,20.00,15.00,2026-11-28 00:00:00,2026-11-28 23:59:59',
  )

  expect(parts.map(({ cents }) => cents)).toEqual([2000, 2000, 2000, 1500])
  expect(noted.map(({ line, column, says }) => `${line} ${column}: ${says.slice(0, 30)}`)).toEqual([
    '2 Special price: The offer ended on 2026-11-27:',
    '3 Special price: The offer begins on 2026-12-01',
    '4 Special price: The offer is not below the pri',
    '5 Special price: The offer ends on 2026-11-28 t',
  ])
})

test('beside an offer the regular price is the price; an offer alone is the price', async () => {
  const both = await read('SKU,Name,Regular price,Sale price', 'A,Starter,20.00,15.00', 'B,Starter,20.00,')
  expect(both.parts.map(({ cents, wasCents }) => [cents, wasCents])).toEqual([
    [1500, 2000],
    [2000, null],
  ])
  const alone = await read('SKU,Name,Sale price', 'A,Starter,15.00')
  expect(alone.parts[0]).toMatchObject({ cents: 1500 })
})
