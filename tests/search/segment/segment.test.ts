import { describe, expect, test } from 'vitest'
import { numberKey } from '#contract/numbers/numbers.ts'
import { keyAttributesOf } from '#contract/part/deciding.ts'
import { packedListAt } from '#search/bytes/lists.ts'
import { buildSegment, SegmentBuilder } from '#search/segment/build.ts'
import { packSections, unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { indexedNumber, indexedPart, modelNames, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`segment ${seed}`), 120)
const file = packSections(buildSegment(parts, modelNames))
const segment = new Segment(unpackSections(file))

describe(`a segment that was packed says of each part what was put in (SEED=${seed})`, () => {
  const each = <T>(of: (row: number) => T) => parts.map((_, row) => of(row))

  test('what it is', () => {
    expect([...segment.ids]).toEqual(parts.map(({ id }) => id))
    expect(each((row) => segment.mcode(row))).toEqual(parts.map(({ mcode }) => mcode))
    expect(each((row) => segment.oeNumberOfRow(row))).toEqual(parts.map(({ oeNumber }) => oeNumber))
    expect(
      each((row) => [
        segment.columnTextAt('type', row),
        segment.columnTextAt('category', row),
        segment.columnTextAt('group', row),
        segment.columnTextAt('name', row),
      ]),
    ).toEqual(parts.map(({ type, categoryId, groupName, name }) => [type, categoryId, groupName, name]))
    expect(each((row) => [segment.columnTextAt('spec', row), segment.columnTextAt('hint', row) || null])).toEqual(
      parts.map(({ specName, hint }) => [specName, hint]),
    )
    expect(each((row) => segment.columnTextAt('pictures', row))).toEqual(parts.map(({ pictures }) => pictures))
    expect(each((row) => JSON.parse(segment.columnTextAt('attributes', row)))).toEqual(parts.map(({ attributes }) => attributes))
    expect(each((row) => segment.columnTextAt('powerKw', row))).toEqual(parts.map(({ attributes }) => String(attributes.powerKw ?? '')))
  })

  test('its measures and what it is made of', () => {
    for (const name of ['weightG', 'popularity', 'firstSold'] as const)
      expect([...segment.measureValues(name)]).toEqual(parts.map((part) => part[name]))
    const { sets, setIndexByRow } = segment.contains
    expect(each((row) => [...packedListAt(sets, setIndexByRow[row] ?? 0)])).toEqual(
      parts.map(({ contains }) => [...new Set(contains)].sort((a, b) => a - b)),
    )
  })

  test('its row by its code, and none for another', () => {
    expect(parts.map(({ mcode }) => segment.rowOfCode(mcode))).toEqual(parts.map((_, row) => row))
    expect([segment.rowOfCode('AR-S-1'), segment.rowOfCode(parts[0]?.mcode.replaceAll('-', '') ?? '')]).toEqual([-1, -1])
  })

  test('its numbers: its code, its own OE number, those of other makers of vehicles, the rest', () => {
    for (const [row, { numbers, oeNumber }] of parts.entries()) {
      const own = numbers.find(({ kind, display }) => kind === 'oe' && display === oeNumber)
      const rank = (one: (typeof numbers)[number]) => (one.kind === 'mcode' ? 0 : one === own ? 1 : one.kind === 'oe' ? 2 : 3)
      const plain = (one: (typeof numbers)[number]) => numberKey(one.display)
      const wanted = numbers.toSorted((a, b) => rank(a) - rank(b) || (plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0))
      expect(
        segment.numbersOfRow(row).map(({ numberIndex, styleCode }) => segment.numbers.printedNumberAt(numberIndex, styleCode)),
      ).toEqual(wanted.map(({ display }) => display))
    }
  })
})

test('of two codes with one plain form each leads to its own part', () => {
  const codes = ['A-B1', 'AB-1', 'AB1']
  const one = segmentOf(codes.map((mcode, at) => indexedPart(at + 1, { mcode, numbers: [{ kind: 'mcode', maker: '', display: mcode }] })))

  expect(codes.map((mcode) => one.rowOfCode(mcode))).toEqual([0, 1, 2])
})

test('rows in the order of their codes, as texts are compared', () => {
  const codes = ['AB-1', 'A-B2', 'HC123456', 'A-1-9', 'A-10', 'A-1', 'AB0', 'B-2', 'JD-RE500']
  const one = segmentOf(
    codes.map((mcode, at) => indexedPart(at + 1, { mcode, numbers: [{ kind: 'mcode', maker: '', display: mcode }, indexedNumber('77')] })),
  )

  expect(Array.from(one.codeOrder, (row) => one.mcode(row))).toEqual(codes.toSorted())
  expect(Array.from(segment.codeOrder, (row) => segment.mcode(row))).toEqual(parts.map(({ mcode }) => mcode).sort())
})

test('a segment without parts can be asked for anything', () => {
  const none = segmentOf([])

  expect([
    none.rows,
    [...none.ids],
    none.columnValues('name'),
    [...none.columnCodes('name')],
    [...none.measureValues('popularity')],
  ]).toEqual([0, [], [''], [], []])
  expect([none.rowOfCode('AR-S-10001'), none.fits.lists, [...none.codeOrder]]).toEqual([-1, 1, []])
})

test('parts come in the order of their ids, each once', () => {
  const builder = new SegmentBuilder(modelNames)
  builder.add(indexedPart(2))

  expect(() => builder.add(indexedPart(2))).toThrow('order of their ids')
  expect([...segmentOf([indexedPart(9), indexedPart(3)]).ids]).toEqual([3, 9])
})

test('what decides stands on the card in its order, a pulley with its grooves', () => {
  expect(keyAttributesOf('starter')).toEqual(['voltage', 'powerKw', 'teeth', 'rotation'])
  expect(keyAttributesOf('alternator')).toContain('grooves')
  const one = segmentOf([indexedPart(1, { attributes: { lengthMm: 200, rotation: 'CW', voltage: 12 } })])
  expect(one.columnTextAt('card', 0)).toBe('{"voltage":12,"rotation":"CW"}')
})
