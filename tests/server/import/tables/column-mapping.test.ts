import { expect, test } from 'vitest'
import { parseMapOption, parseStoredMapping } from '#server/import/tables/column-mapping.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'

test('a map of the command line', () => {
  const written =
    'Artikel=code, "Price, net"=price EUR decimal=comma,Länge=attribute:Length over all [mm],Foo=-,ab 10=step:10,Lit=restockOn date=mdy,JBR=price:JBR USD,brand:=BOSCH'

  expect(parseMapOption('parts', written)).toEqual({
    columns: {
      Artikel: { target: 'code' },
      'Price, net': { target: 'price', currency: 'EUR', decimal: ',' },
      Länge: { target: 'attribute:Length over all', unit: 'mm' },
      Foo: { target: null },
      'ab 10': { target: 'step:10' },
      Lit: { target: 'restockOn', dates: 'mdy' },
      JBR: { target: 'price:JBR', currency: 'USD' },
    },
    constants: { brand: 'BOSCH' },
  })
})

const bad: [string, TableKind, string, string][] = [
  ['no target', 'parts', 'Artikel', '"Artikel" is no heading=target'],
  [
    'one that nobody knows',
    'stock',
    'A=colour',
    '"colour" is nothing that a file of stock has. Possible are: code, brand, stock, restockOn',
  ],
  ['one of another kind', 'prices', 'A=stock', '"stock" is nothing that a file of prices has'],
  ['an attribute of a price list', 'prices', 'A=attribute:Length', 'is nothing that a file of prices has'],
  ['something else behind it', 'parts', 'A=price cheap', 'a currency (EUR), a unit ([mm])'],
  ['a constant of nothing', 'parts', 'colour:=red', '"colour" is nothing'],
]
test.each(bad)('%s is refused', (_, kind, written, says) => {
  expect(() => parseMapOption(kind, written)).toThrow(says)
})

test('a mapping that was kept is read again, and what is none is refused', () => {
  const mapping = parseMapOption('parts', 'A=price EUR decimal=comma,B=attribute:Length [mm],C=-,brand:=X')

  expect(parseStoredMapping('parts', JSON.parse(JSON.stringify(mapping)))).toEqual(mapping)
  expect(() => parseStoredMapping('stock', mapping)).toThrow('"price" is nothing that a file of stock has')
  expect(() => parseStoredMapping('parts', { columns: { A: 'price' } })).toThrow('no mapping of columns')
})
