import { expect, test } from 'vitest'
import { MAX_KEPT_ROWS, MIN_KEPT_MATCHES } from '#search/answer/kept-suggestions.ts'
import { search } from '#search/answer/suggestions.ts'
import type { LivePart } from '#search/part.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomLive } from '../../support/search-catalogue.ts'
import { catalogueOf, indexedNumber, indexedPart, livePart } from '../../support/search-parts.ts'

const seed = freshSeed()
const rng = new RandomGenerator(`kept ${seed}`)
const parts = Array.from({ length: MIN_KEPT_MATCHES + 100 }, (_, at) => {
  const number = `0 001 1${String(at).padStart(4, '0')}`
  return indexedPart(at + 1, { oeNumber: number, numbers: [indexedNumber(number)], popularity: rng.randomInteger(1, 30) })
})

/** The kept suggestions of one catalogue beside those of a new one with the same parts, which keeps nothing yet. */
test(`kept first rows of a beginning are those of a search, whatever has changed since (SEED=${seed})`, async () => {
  const live = new Map<number, LivePart>(parts.map(({ id }) => [id, livePart(id)]))
  const catalogue = catalogueOf(parts, { live: [...live.values()] })
  const suggest = (of: typeof catalogue, searchStr: string, pageNo: number, pageSize: number) =>
    search(of, new SearchBudget(async () => undefined), { searchStr, pageNo, pageSize })
  const pages = [
    ...[1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 8 })),
    { pageNo: 2, pageSize: MAX_KEPT_ROWS },
    { pageNo: 1, pageSize: 3 },
  ]
  for (let round = 0; round < 12; round += 1) {
    const fresh = catalogueOf(parts, { live: [...live.values()] })
    for (const text of ['0001', '00011', '0 001 1', '000110', 'starter'])
      for (const { pageNo, pageSize } of pages)
        expect(await suggest(catalogue, text, pageNo, pageSize)).toEqual(await suggest(fresh, text, pageNo, pageSize))
    for (let left = 20; left > 0; left -= 1) {
      const one = randomLive(rng, rng.pickOne(parts).id)
      live.set(one.id, one)
      catalogue.patchLivePart(one)
    }
  }
})
