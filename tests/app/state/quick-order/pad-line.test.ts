import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PadLine, takeSheet } from '#app/state/quick-order/pad-line.ts'
import { MAX_ORDER_LINES, readOrderSheet } from '#contract/number-list/order-sheet.ts'
import { runs } from '../../../support/runs.ts'

const take = (text: string, lines: readonly PadLine[] = [], most = MAX_ORDER_LINES) => takeSheet(lines, readOrderSheet(text), most)
const said = (lines: readonly PadLine[]) => lines.map(({ number, qty }) => `${qty} ${number}`)

describe('a list joins the lines of the pad', () => {
  test('the same number twice is one line with the pieces of both, and says so', () => {
    const { lines, joined } = take('AL-417500;2\nST-869525;1\nal 417500;3')
    expect(said(lines)).toEqual(['5 AL-417500', '1 ST-869525'])
    expect(joined).toBe(1)
    expect(lines[0]?.sources).toEqual(['AL-417500;2', 'al 417500;3'])
  })
  test('a later list adds to the lines that are there', () => {
    const first = take('AL-417500;2').lines
    const { lines, joined } = take('AL-417500;3\n113809;1', first)
    expect([said(lines), joined]).toEqual([['5 AL-417500', '1 113809'], 1])
    // The line keeps its place and identity in the list, but is a new object.
    expect(lines[0]?.id).toBe(first[0]?.id)
    expect(first[0]?.qty).toBe(2)
  })
  test('lines in doubt are not joined', () => {
    const { lines } = take('Number;Qty\nAL-417500;1,5\nAL-417500;2\nAL-417500;3')
    expect(lines.map(({ qty, unreadQuantity }) => unreadQuantity ?? qty)).toEqual(['1,5', 5])
  })
  test('a line without a number stays as it was typed', () => {
    expect(take('brake pads\nAL-417500').lines.map(({ number, isRead }) => [number, isRead])).toEqual([
      ['brake pads', false],
      ['AL-417500', true],
    ])
  })
  test('the line after the last place is refused as typed; one that joins still joins', () => {
    const { lines, refused, joined } = take('AL-417500;2\nST-869525;1\n113809;4\nAL-417500;1', [], 2)
    expect(said(lines)).toEqual(['3 AL-417500', '1 ST-869525'])
    expect([refused, joined]).toEqual([['113809;4'], 1])
  })
  test('500 lines are taken, the 501st is refused', () => {
    const text = Array.from({ length: 501 }, (_, at) => `104210-${1000 + at}\t${at + 1}`).join('\n')
    const { lines, refused } = take(text)
    expect(lines).toHaveLength(500)
    expect(refused).toEqual(['104210-1500\t501'.replace('\t', '  ')].map((line) => expect.stringContaining(line.slice(0, 11))))
  })
})

test('every line of an input is accounted for: a line of the pad, joined, refused, or said to be something else', () => {
  const row = fc.oneof(
    fc.tuple(fc.integer({ min: 1000, max: 1015 }), fc.integer({ min: 1, max: 20 })).map(([number, qty]) => `104210-${number};${qty}`),
    fc.constantFrom('', '# note', '// old', 'brake pads', 'Number;Qty', ';;', '1.1E+09;2'),
  )
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (rows, most) => {
      const { lines, joined, refused, headings, comments, empty, quantities } = take(rows.join('\n'), [], most)
      expect(lines.length + joined + refused.length + headings + comments + empty + quantities).toBe(rows.length)
      expect(lines.length).toBeLessThanOrEqual(most)
      expect(lines.flatMap(({ sources }) => sources)).toHaveLength(lines.length + joined)
    }),
    runs(200),
  )
})
