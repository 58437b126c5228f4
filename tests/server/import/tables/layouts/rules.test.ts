import { expect, test } from 'vitest'
import { LayoutRow } from '#server/import/tables/layouts/layout-row.ts'
import {
  clearIncompleteBox,
  clearZeros,
  fillFirstColumn,
  fillFromProduct,
  joinTextColumns,
  keepDeepestCategory,
  removePictureUrlQueries,
  setAttributePairs,
  setVariantName,
} from '#server/import/tables/layouts/rules.ts'

const places = new Map(['a', 'b', 'c', 'd'].map((name, at): [string, number] => [name, at]))
const row = (...texts: string[]) =>
  new LayoutRow({ line: 2, sheet: '', cells: texts.map((text) => ({ text, type: 'text' as const })) }, places)
const textsOf = (one: LayoutRow) => one.result.cells.map(({ text }) => text)

test('a variant has of its article what it does not say itself', () => {
  const variant = row('own', '', '')
  fillFromProduct(variant, row('x', 'of it', '', 'z'), ['a', 'b', 'c', 'no such column'])
  expect(textsOf(variant)).toEqual(['own', 'of it', ''])
})

test('the first that is filled stands in for an empty one', () => {
  const one = row('', 'second', 'third')
  fillFirstColumn(one, ['a', 'b', 'c'])
  expect(textsOf(one)).toEqual(['second', 'second', 'third'])
})

test('short and long description are one, said once where they are the same', () => {
  const [two, same] = [row('short', 'long'), row('same', 'same')]
  for (const one of [two, same]) joinTextColumns(one, ['a', 'b', 'no such column'])
  expect([two, same].map((one) => one.getCellText('b'))).toEqual(['short\n\nlong', 'same'])
})

test('zeros are no measures, and two sides no parcel', () => {
  const one = row('0.0000', '0,00', '10', '00120')
  clearZeros(one, ['a', 'b', 'c', 'd'])
  expect(textsOf(one)).toEqual(['', '', '10', '00120'])
  const parcel = row('3', '0', '5')
  clearIncompleteBox(parcel, ['a', 'b', 'c'])
  expect([textsOf(parcel), parcel.notes.length]).toEqual([['', '', ''], 1])
  const whole = row('3', '4', '5')
  clearIncompleteBox(whole, ['a', 'b', 'c'])
  expect(textsOf(whole)).toEqual(['3', '4', '5'])
})

test.each([
  ['Sale, Starters > 12 V > Truck', 'Starters > 12 V > Truck', 1],
  ['Starters, Starters > 12 V', 'Starters > 12 V', 0],
  ['Bearings\\, seals > 6203, New', 'Bearings, seals > 6203', 1],
  ['Home', '', 0],
  ['Home > Starters', 'Starters', 0],
])('of the categories %s the deepest counts', (text, path, notes) => {
  const one = row(text)
  keepDeepestCategory(one, 'a', { categorySeparator: /(?<!\\),/, levelSeparator: />/, droppedRoots: ['home'] })
  expect([one.getCellText('a'), one.notes.length]).toEqual([path, notes])
})

test('attributes, names of variants and of pictures', () => {
  const one = row('', 'Starter', 'https://x.test/a.jpg?v=3, https://x.test/b.jpg#top')
  setAttributePairs(one, 'a', [
    ['Voltage', '12 V'],
    ['', 'x'],
    ['Note', 'a; b: c'],
  ])
  setVariantName(one, 'b', ['12 V', '', 'Default Title', '9'])
  removePictureUrlQueries(one, ['c'])
  expect(textsOf(one)).toEqual(['Voltage: 12 V; Note: a\\; b\\: c', 'Starter – 12 V / 9', 'https://x.test/a.jpg, https://x.test/b.jpg'])
})

test('the row of the file stays as it was', () => {
  const cells = [{ text: 'x', type: 'text' as const }]
  const one = new LayoutRow({ line: 1, sheet: '', cells }, places)
  one.setCellText('d', 'y')
  expect([cells.length, textsOf(one)]).toEqual([1, ['x', '', '', 'y']])
})
