import { describe, expect, test } from 'vitest'
import { answerCall } from '#search/answer/answers.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { buildSegment } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { askFinder } from '../../support/finder/old-unit.ts'
import { livePart, NOON_MS, smallFrame } from '../../support/search-parts.ts'
import { plainPart } from '../records/shop.ts'

const liveOf = (parts: readonly IndexedPart[]) => new Map(parts.map(({ id }) => [id, livePart(id)]))
const segmentOf = (parts: readonly IndexedPart[]) => new Segment(buildSegment(parts, new Map()))
const catalogueOf = (parts: readonly IndexedPart[], frame: SharedCatalogueRows = smallFrame) =>
  Catalogue.createCatalogue(segmentOf(parts), indexSharedCatalogueRows(frame), liveOf(parts), NOON_MS)

const drive = (id: number, attributes: Record<string, string | number>, more: Partial<IndexedPart> = {}) =>
  plainPart(id, { type: 'drive', categoryId: '302', attributes, ...more })

/** Asks with answers such as `pinionOdMm=27.5&teeth=?`. */
const find = async (catalogue: Catalogue, answers = '', kind = '302') => {
  const given = [...new URLSearchParams(answers)].map(([key, value]) => ({ key, value }))
  const result = await askFinder(catalogue, { kind, answers: given })
  return { ...result, codes: result.records.map(({ mcode }) => Number(mcode.slice(3))) }
}

describe('an answer', () => {
  const catalogue = catalogueOf([
    drive(1, { odMm: 50, teeth: 9 }),
    drive(2, { odMm: 50.5, teeth: 10 }),
    drive(3, { odMm: 52, teeth: 9 }),
    drive(4, { odMm: 60, teeth: 11 }),
    drive(5, { teeth: 9 }),
  ])

  test('keeps what agrees within the tolerance, inclusive, the closest first; what is not known stays behind', async () => {
    // The tolerance of 50 mm is 0.5 mm and half a percent: 0.75 mm.
    const { total, codes, matches } = await find(catalogue, 'odMm=50.75')

    expect([total, codes.slice(0, 3)]).toEqual([3, [2, 1, 5]])
    expect(matches[2]).toMatchObject({ unknown: ['odMm'], off: [] })
  })

  test('puts what it misses by up to twice the tolerance behind, with its value, and leaves out what it misses by more', async () => {
    const { total, codes, matches } = await find(catalogue, 'odMm=50.6')

    expect([total, codes]).toEqual([3, [2, 1, 5, 3]])
    expect(matches[3]).toMatchObject({ mcode: 'AB-3', off: [{ key: 'odMm', value: '52' }] })
  })

  test('that cannot be read, is no number, or is of another kind of part takes only its question away', async () => {
    for (const answers of ['odMm=?', 'odMm=thick', 'plugPins=3']) {
      const { total, answers: said } = await find(catalogue, answers)
      expect([answers, total, said[0]?.totalWithout]).toEqual([answers, 5, 5])
    }
    expect((await find(catalogue, 'odMm=?')).questions.map(({ key }) => key)).toEqual(['teeth'])
  })

  test('says how many parts would remain without it, whatever the others are', async () => {
    const { total, answers } = await find(catalogue, 'teeth=9&odMm=60')

    expect(total).toBe(1)
    expect(answers).toEqual([
      { key: 'teeth', value: '9', totalWithout: 2 },
      { key: 'odMm', value: '60', totalWithout: 3 },
    ])
  })

  test('is compared as a number: 9.0 is nine, and a decimal comma is one', async () => {
    expect((await find(catalogue, 'teeth=9.0')).total).toBe(3)
    expect((await find(catalogue, 'odMm=50,2')).total).toBe(3)
  })

  test('that nothing agrees with leaves the parts that contradict the fewest', async () => {
    const { total, codes, matches } = await find(
      catalogueOf([drive(1, { odMm: 50, teeth: 9, rotation: 'CW' }), drive(2, { odMm: 70, teeth: 10, rotation: 'CCW' })]),
      'odMm=50&teeth=12&rotation=CW',
    )

    expect([total, codes]).toEqual([0, [1]])
    expect(matches[0]?.off).toEqual([{ key: 'teeth', value: '9' }])
  })
})

describe('the questions', () => {
  test('come with what they tell: a measure with its range and tolerance, a choice with the values and their counts', async () => {
    const { questions } = await find(
      catalogueOf([
        drive(1, { odMm: 50, rotation: 'CW' }),
        drive(2, { odMm: 60, rotation: 'CW' }),
        drive(3, { odMm: 70, rotation: 'CCW' }),
      ]),
    )

    expect(questions).toEqual([
      {
        ...{ type: 'measure', key: 'odMm', bits: 1.58, min: 50, max: 70, tolerance: { absolute: 0.5, relative: 0.005 }, unknown: 0 },
        values: ['50', '60', '70'].map((value) => ({ value, count: 1 })),
      },
      {
        type: 'choice',
        key: 'rotation',
        bits: 0.92,
        unknown: 0,
        values: [
          { value: 'CW', count: 2 },
          { value: 'CCW', count: 1 },
        ],
      },
    ])
  })

  test('have at each value the parts left after it: those without a value, and of a measure those within the tolerance', async () => {
    const catalogue = catalogueOf([
      drive(1, { odMm: 50, teeth: 9 }),
      drive(2, { odMm: 50.5, teeth: 10 }),
      drive(3, { odMm: 52, teeth: 9 }),
      drive(4, { odMm: 60 }),
      drive(5, { teeth: 9 }),
    ])
    const { questions } = await find(catalogue)
    expect(questions.map(({ key, unknown, values }) => [key, unknown, values.map(({ count }) => count)])).toEqual([
      ['odMm', 1, [3, 3, 2, 2]],
      ['teeth', 1, [4, 2]],
    ])
    // Of those near the reading, 52 mm is no part left, so no question is about it.
    const near = await find(catalogue, 'odMm=50.6')
    expect([near.total, near.codes]).toEqual([3, [2, 1, 5, 3]])
    expect(near.questions.map(({ key, values }) => [key, values.map(({ count }) => count)])).toEqual([['teeth', [2, 1]]])
  })

  test('prefer what is counted or seen to a caliper, and a caliper to a plate, if they tell as much', async () => {
    const parts = [1, 2, 3, 4].map((nth) => drive(nth, { voltage: 6 * nth, odMm: 40 + 10 * nth, teeth: 8 + nth }))
    expect((await find(catalogueOf(parts))).questions.map(({ key }) => key)).toEqual(['teeth', 'odMm', 'voltage'])
  })

  test('ask a measure before what is counted only if it tells a third more', async () => {
    const asked = async (teeth: (nth: number) => number) =>
      (
        await find(catalogueOf([0, 1, 2, 3, 4, 5, 6, 7].map((nth) => drive(nth + 1, { odMm: 40 + 10 * nth, teeth: teeth(nth) }))))
      ).questions.map(({ key, bits }) => [key, bits])
    expect(await asked((nth) => Math.min(nth, 5))).toEqual([
      ['teeth', 2.41],
      ['odMm', 3],
    ])
    expect(await asked((nth) => nth % 4)).toEqual([
      ['odMm', 3],
      ['teeth', 2],
    ])
  })

  test('never ask what nobody can see, nor what is the same for all that remain', async () => {
    const { questions } = await find(
      catalogueOf([drive(1, { rotorOhm: 2, teeth: 9, odMm: 50 }), drive(2, { rotorOhm: 3, teeth: 9, odMm: 50.1 })]),
    )
    expect(questions).toEqual([])
  })
})

describe('parts that are equal on the bench', () => {
  const equal = [1, 2, 3].map((id) => drive(id, { teeth: 9 }, { popularity: id, condition: id === 2 ? 'reman' : 'new' }))
  const catalogue = catalogueOf([...equal, drive(4, { teeth: 11 })])

  test('count as one unit, which the one that sells best stands for; the others follow behind all units', async () => {
    const { total, places, codes, matches } = await find(catalogue)

    expect([total, places, codes]).toEqual([4, 2, [3, 4, 2, 1]])
    expect(matches.map(({ alike }) => alike)).toEqual([2, 0, 2, 2])
  })

  test('do not make a question worth more: it is asked which unit, not which part', async () => {
    expect((await find(catalogue)).questions[0]).toMatchObject({
      key: 'teeth',
      bits: 1,
      values: [
        { value: '9', count: 3 },
        { value: '11', count: 1 },
      ],
    })
  })
})

describe('the kinds', () => {
  const catalogue = catalogueOf([
    plainPart(1, { categoryId: '101' }),
    plainPart(2, { categoryId: '102' }),
    drive(3, {}),
    plainPart(4, { categoryId: '312', type: 'starterRepairKit' }),
    plainPart(5, { categoryId: '901', type: 'workwear' }),
  ])

  test('are the categories with parts, in the shop’s order, without workwear and without rules', async () => {
    const { kinds, total, records } = await askFinder(catalogue, { kind: null, answers: [] })

    expect(kinds.map(({ id, count, type }) => [id, count, type])).toEqual([
      ['1', 2, 'starter'],
      ['101', 1, 'starter'],
      ['102', 1, 'starter'],
      ['3', 2, undefined],
      ['302', 1, 'drive'],
      ['312', 1, 'starterRepairKit'],
    ])
    expect([total, records]).toEqual([0, []])
  })

  test('one above others is asked for all parts below it; an unknown one is not found', async () => {
    expect((await find(catalogue, '', '1')).total).toBe(2)
    await expect(find(catalogue, '', 'nothing')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('parts that changed or came later are found by their new measures, and those that are gone are not', async () => {
  const first = [drive(1, { odMm: 50 }), drive(2, { odMm: 60 }), drive(3, { odMm: 70 })]
  const newer = [drive(2, { odMm: 50.2 }), drive(4, { odMm: 80 })]
  const before = catalogueOf(first)
  expect((await find(before, 'odMm=50')).codes).toEqual([1])

  const after = before.withNewerSegment(segmentOf(newer), liveOf(newer), [3])

  expect((await find(after, 'odMm=50')).codes).toEqual([1, 2])
  expect((await find(after)).total).toBe(3)
  expect((await find(before)).total).toBe(3)
})

test('a shop’s own length is a measure in its unit, its label comes along, and an attribute without label is not asked', async () => {
  const frame: SharedCatalogueRows = {
    ...smallFrame,
    own: [
      { key: 'own-drum-in', label: 'Drum', unit: 'in', isNumber: true, decimals: 2 },
      { key: 'own-lining', label: 'Lining', unit: '', isNumber: false, decimals: null },
    ],
  }
  const catalogue = catalogueOf(
    [
      drive(1, { 'own-drum-in': 9, 'own-lining': 'bonded', 'own-gone': 1 }),
      drive(2, { 'own-drum-in': 10, 'own-lining': 'riveted', 'own-gone': 2 }),
    ],
    frame,
  )

  const { questions } = await find(catalogue)
  expect(questions).toMatchObject([
    { key: 'own-lining', type: 'choice', label: 'Lining' },
    { key: 'own-drum-in', type: 'measure', label: 'Drum', unit: 'in', decimals: 2, min: 9, max: 10 },
  ])
  // 0.5 mm and one percent of nine inches.
  expect((await find(catalogue, 'own-drum-in=9.1')).codes).toEqual([1])
  expect((await find(catalogue, 'own-lining=Bonded')).answers).toEqual([
    { key: 'own-lining', value: 'Bonded', totalWithout: 2, label: 'Lining', unit: '' },
  ])
})

test('other work can run between matching, the list and each question of a kind that is in memory', async () => {
  const catalogue = catalogueOf([drive(1, { odMm: 50, teeth: 9 }), drive(2, { odMm: 60, teeth: 10 })])
  await find(catalogue)
  let pauses = 0
  const work = new SearchBudget(async () => {
    pauses += 1
  })
  await answerCall('partFinder', catalogue, { backCategoryId: '302', answers: [] }, work)
  // Before matching, the list and the questions, and twice for each of the two questions: when it is weighed and when it is made.
  expect(pauses).toBeGreaterThanOrEqual(7)
})
