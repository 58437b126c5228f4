import { expect, test } from 'vitest'
import { wasMadeInYears } from '#contract/kernel/years.ts'
import { countFittingParts, fittingPartCountsBy, flagFittingRows } from '#search/catalogue/fitting.ts'
import type { IndexedPart } from '#search/part.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomPart } from '../../support/search-catalogue.ts'
import { catalogueOf, marked, segmentOf, smallFrame } from '../../support/search-parts.ts'

const seed = freshSeed()
const rng = new RandomGenerator(`fitting ${seed}`)
const { parts } = randomCatalogue(rng, 120)
const changed = [randomPart(rng, 5), randomPart(rng, 17), randomPart(rng, 121)]
const GONE = [3, 40]
const catalogue = catalogueOf(parts).withNewerSegment(segmentOf(changed), new Map(), GONE)
/** By their rows: those of the newer segment stand behind the others, and what they replaced is not sold. */
const sold = [...parts, ...changed].map((part, row) =>
  row < parts.length && (GONE.includes(part.id) || changed.some(({ id }) => id === part.id)) ? null : part,
)

const engines = smallFrame.models.flatMap(({ id, engines: names }) => names.map((engine) => ({ modelId: id, engine })))
const fitsIn = (part: IndexedPart | null, year: number | null, is: (of: { modelId: string; engine: string }) => boolean) =>
  part?.fits.some((fit) => is(fit) && (year === null || wasMadeInYears(fit, year))) ?? false

test(`rows that fit an engine, in a year or whenever, and how many there are of each kind (SEED=${seed})`, () => {
  for (const { modelId, engine } of engines) {
    for (const year of [null, 1989, 1996, 2001, 2030]) {
      const is = (of: { modelId: string; engine: string }) => of.modelId === modelId && of.engine === engine
      const wanted = sold.flatMap((part, row) => (fitsIn(part, year, is) ? [row] : []))
      expect([modelId, engine, year, marked(flagFittingRows(catalogue, is, year))]).toEqual([modelId, engine, year, wanted])
      const ofType = (type: string) => wanted.filter((row) => sold[row]?.type === type).length
      expect(countFittingParts(catalogue, is, year)).toEqual({
        starters: ofType('starter'),
        alternators: ofType('alternator'),
        partCount: wanted.length,
      })
    }
  }
})

test('a part that fits several engines of a make counts once for the make, and what is of none nowhere', () => {
  const makeOf = new Map(smallFrame.models.map(({ id, makeId }) => [id, makeId]))
  const ofVolkswagenOnly = ({ modelId }: { modelId: string }) => (makeOf.get(modelId) === 'vw' ? 'vw' : undefined)
  const partsOf = (make: string) => sold.filter((part) => fitsIn(part, null, ({ modelId }) => makeOf.get(modelId) === make)).length

  expect(Object.fromEntries(fittingPartCountsBy(catalogue, ({ modelId }) => makeOf.get(modelId)))).toEqual({
    vw: partsOf('vw'),
    toyota: partsOf('toyota'),
    deere: partsOf('deere'),
  })
  expect([...fittingPartCountsBy(catalogue, ofVolkswagenOnly)]).toEqual([['vw', partsOf('vw')]])
})
