import { describe, expect, test } from 'vitest'
import { numberKey } from '#contract/numbers/numbers.ts'
import type { IndexedPart } from '#search/part.ts'
import type { NumberIndex } from '#search/segment/number-index.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { indexedNumber, indexedPart, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`numbers ${seed}`), 150)
const index = segmentOf(parts).numbers
/** Who bears which number, as it stands in the parts. */
const borne = parts.flatMap(({ numbers, oeNumber }, row) => {
  const own = numbers.findIndex(({ kind, display }) => kind === 'oe' && display === oeNumber)
  return numbers.map((number, at) => ({ ...number, row, own: at === own, key: numberKey(number.display) }))
})
const keys = [...new Set(borne.map(({ key }) => key))].sort()

const placesWhere = (is: (key: string) => boolean) => keys.flatMap((key, at) => (is(key) ? [at] : []))
const held = (numbers: NumberIndex, piece: string) => {
  const found: number[] = []
  numbers.forEachNumberContaining(piece, (at) => found.push(at))
  return found
}

describe(`numbers of a catalogue (SEED=${seed})`, () => {
  test('every number stands there once, in order', () => {
    expect(Array.from({ length: index.size }, (_, at) => index.normalisedNumberAt(at))).toEqual(keys)
  })

  test('every beginning of every number leads to all that begin so, and to the one that is whole', () => {
    const texts = new Set(keys.flatMap((key) => Array.from({ length: key.length + 1 }, (_, end) => key.slice(0, end))))
    const asked = [...texts, 'ZZZ', '0Z', ` ${keys[0]}`]
    const found = asked.map((text) => {
      const { from, to } = index.rangeBeginningWith(text)
      return [text, to - from, from < to ? from : -1, index.indexOfNumber(text)]
    })
    const wanted = asked.map((text) => {
      const places = placesWhere((key) => key.startsWith(text))
      return [text, places.length, places[0] ?? -1, keys.indexOf(text)]
    })
    expect(found).toEqual(wanted)
  })

  test('within a run the same is found', () => {
    for (const key of keys) {
      const within = index.rangeBeginningWith(key.slice(0, 3))
      expect(index.rangeBeginningWith(key.slice(0, 5), within)).toEqual(index.rangeBeginningWith(key.slice(0, 5)))
      expect(index.indexOfNumber(key, within)).toBe(index.indexOfNumber(key))
    }
  })

  test('every piece of a number, of any length, leads to all that hold it', () => {
    const rng = new RandomGenerator(`pieces ${seed}`)
    const pieces = new Set(
      Array.from({ length: 30 }, () => rng.pickOne(keys)).flatMap((key) =>
        [...key].flatMap((_, from) => Array.from({ length: key.length - from }, (_, end) => key.slice(from, from + end + 1))),
      ),
    )
    expect([...pieces].map((piece) => [piece, held(index, piece).join()])).toEqual(
      [...pieces].map((piece) => [piece, placesWhere((key) => key.includes(piece)).join()]),
    )
  })

  test('bearers are all that bear a number, as often as they do', () => {
    for (const [at, key] of keys.entries()) {
      const { rows, styles } = index.rowsOfRange({ from: at, to: at + 1 })
      const found = Array.from(rows, (row, place) => {
        const style = styles[place] ?? -1
        const { kind, own, maker } = index.styles[style] ?? {}
        return JSON.stringify([row, kind, own, maker, index.printedNumberAt(at, style)])
      })
      const wanted = borne
        .filter((one) => one.key === key)
        .map(({ row, kind, own, maker, display }) => JSON.stringify([row, kind, own, maker, display]))
      expect(found.sort()).toEqual(wanted.sort())
    }
    expect(index.rowsOfRange({ from: 0, to: index.size }).rows).toHaveLength(borne.length)
  })

  test('the numbers of a row are those of its part, at the first question and when all are turned around', () => {
    const turned = index.byRow(parts.length)
    // As many questions as it takes.
    for (let time = 0; time < 3; time += 1) turned.numbersOfRow(0)
    for (const numbersOf of [turned, null]) {
      const found = parts.map((_, row) => (numbersOf ?? index.byRow(parts.length)).numbersOfRow(row))
      expect(found.map((each) => each.map(({ numberIndex, styleCode }) => index.printedNumberAt(numberIndex, styleCode)).sort())).toEqual(
        parts.map(({ numbers }) => numbers.map(({ display }) => display).sort()),
      )
      for (const each of found) expect(each).toEqual(each.toSorted((a, b) => a.numberIndex - b.numberIndex))
    }
  })

  test('each row has its own code and its own OE number, and the rows stand in the order of their codes', () => {
    const { shopCodes, oeNumbers, rowsByCode } = index.ownNumbersByRow(parts.length)
    expect(parts.map((_, row) => index.printedNumberAt(shopCodes.numberIndexes[row] ?? -1, shopCodes.styleCodes[row] ?? -1))).toEqual(
      parts.map(({ mcode }) => mcode),
    )
    const plain = (row: number) => numberKey(parts[row]?.mcode ?? '')
    expect([...rowsByCode]).toEqual(parts.map((_, row) => row).sort((a, b) => (plain(a) < plain(b) ? -1 : 1)))

    const bears = ({ numbers }: IndexedPart) => numbers.some(({ kind }) => kind === 'oe')
    expect(
      parts.map((part, row) =>
        bears(part)
          ? index.printedNumberAt(oeNumbers.numberIndexes[row] ?? -1, oeNumbers.styleCodes[row] ?? -1)
          : oeNumbers.numberIndexes[row],
      ),
    ).toEqual(parts.map((part) => (bears(part) ? part.oeNumber : -1)))
  })
})

describe('pieces', () => {
  const numbersOf = (...displays: string[]) =>
    segmentOf([indexedPart(1, { mcode: displays[0] ?? '', numbers: displays.map((one) => indexedNumber(one)) })]).numbers
  const foundIn = (piece: string, ...displays: string[]) =>
    held(numbersOf(...displays), piece).map((at) => numbersOf(...displays).normalisedNumberAt(at))

  test('a piece that a number holds twice leads to it once', () => {
    expect(foundIn('1212', '121212', '991212', '12129912120')).toEqual(['121212', '12129912120', '991212'])
    expect(foundIn('11', '1111', '111')).toEqual(['111', '1111'])
  })

  test('a piece that is only where one number ends and the next begins is in none', () => {
    expect(foundIn('3441', '1234', '41', '4199')).toEqual([])
    expect(foundIn('41', '1234', '1235', '41')).toEqual(['41'])
  })

  test('a piece that is longer than any number, or that is the last number, ends the search', () => {
    expect(foundIn('1234567', '123456', '234567')).toEqual([])
    expect(foundIn('234567', '123456', '234567')).toEqual(['234567'])
    expect(foundIn('7', '6', '7')).toEqual(['7'])
  })

  test('nothing is in every number', () => {
    expect(foundIn('', '12', '34')).toEqual(['12', '34'])
  })
})

test('a segment without parts has no numbers', () => {
  const { numbers } = segmentOf([])

  expect([numbers.size, numbers.indexOfNumber('12'), held(numbers, '12'), numbers.rangeBeginningWith('')]).toEqual([
    0,
    -1,
    [],
    { from: 0, to: 0 },
  ])
})

test('what has no plain form is no number', () => {
  const { numbers } = segmentOf([indexedPart(1, { numbers: [indexedNumber('--- '), indexedNumber('12-3')] })])

  expect(Array.from({ length: numbers.size }, (_, at) => numbers.normalisedNumberAt(at))).toEqual(['123', 'ARS10001'])
})
