import { expect, test } from 'vitest'
import { wasMadeInYears } from '#contract/kernel/years.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { indexedPart, marked, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const { parts } = randomCatalogue(new RandomGenerator(`fits ${seed}`), 150)
const { fits } = segmentOf(parts)

const fitLine = (modelId: string, engine: string, from: number | null, to: number | null) => JSON.stringify([modelId, engine, from, to])

test(`each row fits what its part fits (SEED=${seed})`, () => {
  const found = parts.map((_, row) =>
    [...fits.fitmentsOfList(fits.of[row] ?? 0)]
      .map(({ engineIndex, fromYear, toYear }) => {
        const { modelId = '', engine: name = '' } = fits.engines[engineIndex] ?? {}
        return fitLine(modelId, name, fromYear === 0 ? null : fromYear, toYear === 9999 ? null : toYear)
      })
      .sort(),
  )
  expect(found).toEqual(parts.map((part) => part.fits.map(({ modelId, engine, from, to }) => fitLine(modelId, engine, from, to)).sort()))
})

test('lists of an engine, in a year or whenever, are those of the parts that fit it then', () => {
  for (const [place, { modelId, engine }] of fits.engines.entries()) {
    const wanted = Uint8Array.from(fits.engines, (_, at) => (at === place ? 1 : 0))
    for (const year of [null, 1985, 1990, 1996, 2003, 2011]) {
      const rows = parts.flatMap((part, row) =>
        part.fits.some((fit) => fit.modelId === modelId && fit.engine === engine && (year === null || wasMadeInYears(fit, year)))
          ? [row]
          : [],
      )
      expect(marked(fits.flagRowsWithLists(fits.flagListsWithEngines(wanted, year)))).toEqual(rows)
    }
  }
})

test('parts that fit the same share a list, and those that fit nothing have the empty one', () => {
  const golf = { modelId: 'golf-4', engine: '2.0', from: 1997, to: null }
  const passat = { modelId: 'passat', engine: '1.9 TDI', from: null, to: 2005 }
  const one = segmentOf([
    indexedPart(1, { fits: [golf, passat] }),
    indexedPart(2, { fits: [passat, golf] }),
    indexedPart(3),
    indexedPart(4, { fits: [golf] }),
  ])

  expect([one.fits.lists, [...one.fits.of]]).toEqual([3, [1, 1, 0, 2]])
})
