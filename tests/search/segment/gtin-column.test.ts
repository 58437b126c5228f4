import { describe, expect, test } from 'vitest'
import { encodeGtinColumn, GtinColumn } from '#search/segment/gtin-column.ts'
import { demoGtin } from '#server/demo/numbers/demo-gtin.ts'

const gtins = ['04006381333931', '', '036000291452', '00036000291452', '96385074', '10036000291459', '00000000', '4006381333932']
const column = new GtinColumn(encodeGtinColumn(gtins), gtins.length)

test('each row has its number back as the shop has it, a wrong one is none', () => {
  expect(gtins.map((_, row) => column.gtinOfRow(row))).toEqual([...gtins.slice(0, 7), ''])
})

test.each([
  ['4006381333931', [0]],
  ['04006381333931', [0]],
  ['036000291452', [2, 3]],
  ['0036000291452', [2, 3]],
  ['96385074', [4]],
  ['00000096385074', [4]],
  // Ten in a box are another article than one of them.
  ['10036000291459', [5]],
  ['00000000', []],
  ['4006381333932', []],
])('%s is the number of rows %s', (gtin, rows) => {
  expect(column.rowsWithGtin(gtin)).toEqual(rows)
})

describe('a beginning', () => {
  test.each([
    ['40063813', [0]],
    ['400638133393', [0]],
    ['04006381', [0]],
    ['03600029', [2, 3]],
    ['00036000', [2, 3]],
    ['10036000291', [5]],
    ['50063813', []],
    ['00000000', []],
  ])('%s is of rows %s', (digits, rows) => {
    expect(column.rowsWithGtinBeginning(digits).filter((row) => digits !== '00000000' || row === 6)).toEqual(rows)
  })
})

test('a segment of before has none', () => {
  const none = new GtinColumn(undefined, 3)
  expect([none.gtinOfRow(1), none.rowsWithGtin('96385074'), none.rowsWithGtinBeginning('96385074')]).toEqual(['', [], []])
})

test('numbers that were given one after another take some bytes a thousand', () => {
  expect(encodeGtinColumn(Array.from({ length: 1000 }, (_, at) => demoGtin(at))).length).toBeLessThan(3100)
})
