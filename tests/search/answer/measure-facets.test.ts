import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { agrees, toleranceOf } from '#contract/finder/agrees.ts'
import type { Tolerance } from '#contract/finder/measurable.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { frequentValues, measureFacets } from '#search/answer/measure-facets.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { measuredCatalogue, measuredPart, measuredParts } from '../../support/measured-catalogue.ts'
import { searchWork } from '../../support/search-parts.ts'

const catalogue = measuredCatalogue(measuredParts)
const facetsOf = (input: Record<string, string>) => measureFacets(catalogue, searchWork(), v.parse(calls.measureFacets.input, input))
const listOf = (input: Record<string, string>, of = catalogue) =>
  aggregationSearch(of, searchWork(), v.parse(calls.aggregationSearch.input, input))
const codes = ({ records }: Awaited<ReturnType<typeof listOf>>) => records.map(({ mcode }) => mcode).sort()

describe('more measures of a list', () => {
  test('are those that its parts have, without the filters of every list, those of most parts first', async () => {
    const facets = await facetsOf({ backCategoryId: '201' })
    expect(facets.map(({ key, type }) => `${key} ${type}`)).toEqual([
      'at-pulleyOdMm measure',
      'at-plugPins choice',
      'at-plugShape choice',
      'at-lengthMm measure',
    ])
  })

  test('a length is a range with the numbers that most parts are around, not every single value', async () => {
    const [pulley] = await facetsOf({ backCategoryId: '201' })
    expect(pulley).toEqual({
      ...{ type: 'measure', key: 'at-pulleyOdMm', min: 54, max: 61 },
      values: [
        { value: '54', count: 3 },
        { value: '61', count: 1 },
      ],
    })
  })

  test('are counted within what is chosen, and stay as they are within themselves', async () => {
    const facets = await facetsOf({ backCategoryId: '201', by: 'at-pulleyOdMm=~54' })
    expect(facets.find(({ key }) => key === 'at-pulleyOdMm')?.values.map(({ count }) => count)).toEqual([3, 1])
    expect(facets.find(({ key }) => key === 'at-plugPins')?.values).toEqual([
      { value: '2', count: 1 },
      { value: '3', count: 1 },
      { value: '4', count: 1 },
    ])
  })

  test('follow the search text of a list', async () => {
    expect((await facetsOf({ searchStr: 'bearing' })).map(({ key }) => key)).toEqual(['at-odMm', 'at-widthMm', 'at-bearingCode'])
  })
})

describe('a measured value of a filter', () => {
  test('matches within the tolerance of the attribute, an exact value only itself', async () => {
    expect(codes(await listOf({ backCategoryId: '201', by: 'at-pulleyOdMm=~53.7' }))).toEqual(['AR-S-10001', 'AR-S-10002', 'AR-S-10004'])
    expect(codes(await listOf({ backCategoryId: '201', by: 'at-pulleyOdMm=54' }))).toEqual(['AR-S-10001', 'AR-S-10004'])
    expect((await listOf({ backCategoryId: '201', by: 'at-pulleyOdMm=~57.5' })).total).toBe(0)
  })

  test('of what is counted must be equal, and a text cannot be measured', async () => {
    expect((await listOf({ backCategoryId: '201', by: 'at-plugPins=~4' })).total).toBe(2)
    expect((await listOf({ backCategoryId: '201', by: 'at-plugShape=~4' })).total).toBe(0)
  })

  test('also belongs to a fixed filter', async () => {
    expect((await listOf({ backCategoryId: '101', teeth: '~10' })).total).toBe(2)
  })
})

test('each suggested number has as many parts as the list has when it is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 400, max: 800 }), { minLength: 2, maxLength: 30 }), async (tenths) => {
      const of = measuredCatalogue(tenths.map((tenth, at) => measuredPart(at + 1, '201', { pulleyOdMm: tenth / 10 })))
      const facets = await measureFacets(of, searchWork(), v.parse(calls.measureFacets.input, { backCategoryId: '201' }))
      for (const { value, count } of facets[0]?.values ?? [])
        expect((await listOf({ backCategoryId: '201', by: `at-pulleyOdMm=~${value}` }, of)).total).toBe(count)
    }),
    { numRuns: 15 },
  )
})

/** What a length may be off by. */
const ofLengths: Tolerance = toleranceOf('lengthMm') ?? { absolute: 0, relative: 0 }

test('no suggested number agrees with another', () => {
  const values = ['40', '40.4', '40.8', '41.2', '60'].map((value) => ({ value, count: 1 }))
  const tolerance: Tolerance = toleranceOf('pulleyOdMm') ?? ofLengths
  expect(frequentValues(values, tolerance).map(({ value }) => value)).toEqual(['40.4', '41.2', '60'])
})

test('each suggested number is counted with all that agree with it, in any order and spelling', () => {
  const someValues = fc.uniqueArray(fc.oneof(fc.integer({ min: -90, max: 900 }), fc.constantFrom('7.0', '7.50', '8e1')), { maxLength: 60 })
  fc.assert(
    fc.property(someValues, (some) => {
      const values = some.map((one, at) => ({ value: typeof one === 'string' ? one : String(one / 10), count: at + 1 }))
      for (const { value, count } of frequentValues(values, ofLengths)) {
        const around = values.filter((other) => agrees('lengthMm', value, other.value))
        expect(around.reduce((sum, other) => sum + other.count, 0)).toBe(count)
      }
    }),
  )
})

test('a measure with very many values is counted without comparing each with every other', () => {
  const values = Array.from({ length: 20_000 }, (_, at) => ({ value: String(20 + at / 100), count: 1 }))
  expect(frequentValues(values, ofLengths)).toHaveLength(8)
})

test('other work can run between two measures', async () => {
  let pauses = 0
  const work = new SearchBudget(async () => {
    pauses += 1
  })
  const facets = await measureFacets(catalogue, work, v.parse(calls.measureFacets.input, { backCategoryId: '201' }))
  expect(pauses).toBeGreaterThanOrEqual(facets.length)
})
