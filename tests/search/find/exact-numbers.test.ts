import { describe, expect, test } from 'vitest'
import { parseListedNumbers } from '#contract/number-list/number-list.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { search } from '#search/answer/suggestions.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import { indexedNumber, indexedPart, searchWork, catalogueOf as smallCatalogue } from '../../support/search-parts.ts'
import { catalogueOf, demoShop, Packs } from '../records/shop.ts'

/** Of each shape of number so many, or all of them: `LONG=1 npx vitest run tests/search/find/exact-numbers.test.ts`. */
const isLong = process.env['LONG'] === '1'
const OF_A_SHAPE = 1
const { parts, rows } = demoShop(isLong ? 12_000 : 600)
const catalogue = await catalogueOf(new Packs(), parts, rows)

/** Each spelling of a number in the demo, and the parts that bear the number. */
const bearers = new Map<string, Set<string>>()
for (const { part } of parts)
  for (const { display } of part.numbers) bearers.set(numberKey(display), (bearers.get(numberKey(display)) ?? new Set()).add(part.mcode))
const all = [...new Set(parts.flatMap(({ part }) => part.numbers.map(({ display }) => display)))]
const shapes = new Map<string, string[]>()
for (const number of all) {
  const shape = number.replace(/\d/g, '0')
  shapes.set(shape, [...(shapes.get(shape) ?? []), number])
}
const spellings = isLong ? all : [...shapes.values()].flatMap((numbers) => numbers.slice(0, OF_A_SHAPE))
const isBearer = (number: string, mcode: string) => bearers.get(numberKey(number))?.has(mcode) ?? false

async function firstFound(of: typeof catalogue, text: string) {
  const match = await searchText(searchWork(), of, text)
  const [first] = firstRows(of, { rows: matchingRows(match), marks: match.marks }, 'best', 1)
  return first === undefined ? null : of.mcode(first)
}

// One engine answers on the server and on devices (search/answer/answers.ts), so it is asked itself.
describe('section 1: every number of every part, in its own spelling, in capitals and small letters, finds its part first', () => {
  test('in the search', async () => {
    const wrong: string[] = []
    for (const number of spellings)
      for (const text of new Set([number.toUpperCase(), number.toLowerCase()]))
        if (!isBearer(number, (await firstFound(catalogue, text)) ?? '')) wrong.push(text)
    expect(wrong).toEqual([])
  })

  test('among the suggestions', async () => {
    const wrong: string[] = []
    for (const number of spellings) {
      const { records } = await search(catalogue, searchWork(), { searchStr: number.toLowerCase(), pageNo: 1, pageSize: 3 })
      if (!isBearer(number, records[0]?.goodsSkuCode ?? '')) wrong.push(number)
    }
    expect(wrong).toEqual([])
  })

  test('in a pasted list, alone and with its quantity', () => {
    const wrong: string[] = []
    const forms = [(number: string) => `${number}\n0 001 107 999`, (number: string) => `2x ${number}`, (number: string) => `${number}  3`]
    for (const number of spellings)
      for (const form of forms)
        for (const text of new Set([form(number.toUpperCase()), form(number.toLowerCase())]))
          if (!parseListedNumbers(text).some((one) => numberKey(one.number) === numberKey(number))) wrong.push(text)
    expect(wrong).toEqual([])
  })
})

describe('an exact number goes before words, whatever else it could be read as', () => {
  const numbers = [
    'S114-811A',
    'S13-349A',
    '02T 911 025 A',
    'A-12V',
    '24-48V',
    '6PK',
    '110A',
    '9T',
    'GOLF 4',
    'MARINE KIT 12',
    'KLMNOP',
    '1998',
    '12',
  ]
  const bearing = numbers.map((display, at) =>
    indexedPart(at + 1, {
      oeNumber: display,
      numbers: [indexedNumber(display)],
      words: 'starter golf 4 marine kit 12 amp',
      popularity: 10,
    }),
  )
  const small = smallCatalogue([...bearing, indexedPart(99, { words: 'starter golf 4 marine kit amp 9 teeth', popularity: 900 })])
  test.each(numbers.map((number, at) => [number, `AR-S-${10_001 + at}`] as const))('%s', async (number, mcode) => {
    for (const text of [number, number.toLowerCase()]) expect(await firstFound(small, text), text).toBe(mcode)
  })

  test('a piece of a number beside words is no measure either', async () => {
    expect(await firstFound(small, 'starter S114-811A')).toBe('AR-S-10001')
    expect(await firstFound(small, 'starter 02T 911 025 A')).toBe('AR-S-10003')
  })

  test('a code that is a word of the trade does not stand in the way of what has the word', async () => {
    const shop = smallCatalogue([
      indexedPart(1, { mcode: 'STARTER', popularity: 1, words: 'kit' }),
      indexedPart(2, { words: 'starter golf' }),
    ])
    expect(await firstFound(shop, 'starter')).toBe('AR-S-10002')
  })
})
