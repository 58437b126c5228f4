import { describe, expect, test } from 'vitest'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomLive, randomPart } from '../../support/search-catalogue.ts'
import { catalogueOf, indexedPart, livePart, NOON_MS, segmentOf, smallFrame } from '../../support/search-parts.ts'
import { anyQuestion, plainQuestions } from '../../support/search-questions.ts'

const HOUR_MS = 60 * 60 * 1000
const forAll = { mcodes: null, categoryIds: null, producers: null, conditions: null, percent: null, cents: null }
const promotions: PromotionRow[] = [
  {
    ...forAll,
    id: 'autumn',
    name: 'Autumn',
    startsAt: NOON_MS + HOUR_MS,
    endsAt: NOON_MS + 4 * HOUR_MS,
    percent: 10,
    producers: ['Cargo', 'Bosch'],
  },
  {
    ...forAll,
    id: 'kits',
    name: 'Kits',
    startsAt: NOON_MS + 2 * HOUR_MS,
    endsAt: NOON_MS + 3 * HOUR_MS,
    cents: 4900,
    categoryIds: ['101', '312'],
  },
  {
    ...forAll,
    id: 'one',
    name: 'One',
    startsAt: NOON_MS,
    endsAt: NOON_MS + 3 * HOUR_MS,
    percent: 50,
    mcodes: ['AR-S-10003', 'AR-A-10004'],
  },
]
const frame = indexSharedCatalogueRows({ ...smallFrame, promotions })

/** A shop whose parts change, and the catalogue that follows it. */
class Shop {
  readonly parts = new Map<number, IndexedPart>()
  readonly live = new Map<number, LivePart>()
  now = NOON_MS
  catalogue: Catalogue

  constructor(
    private readonly rng: RandomGenerator,
    count: number,
  ) {
    const { parts, live } = randomCatalogue(rng, count)
    for (const part of parts) this.parts.set(part.id, part)
    for (const one of live) this.live.set(one.id, one)
    this.catalogue = this.anew()
  }

  anew = () => Catalogue.createCatalogue(segmentOf([...this.parts.values()]), frame, this.live, this.now)

  /** Says what it did. */
  change(): string {
    const { rng } = this
    const ids = [...this.parts.keys()]
    switch (rng.randomInteger(0, 4)) {
      case 0: {
        this.now += rng.randomInteger(0, 1) * HOUR_MS
        this.catalogue = this.catalogue.atTime(this.now)
        return `at ${new Date(this.now).toISOString()}`
      }
      case 1:
      case 2: {
        const patched = Array.from({ length: rng.randomInteger(1, 6) }, () => randomLive(rng, rng.pickOne(ids)))
        for (const one of patched) {
          this.live.set(one.id, one)
          this.catalogue.patchLivePart(one)
        }
        return `patch ${patched.map(({ id }) => id)}`
      }
      default: {
        const gone = rng.happensWith(0.6) ? Array.from({ length: rng.randomInteger(1, 4) }, () => rng.pickOne(ids)) : []
        const added = Array.from({ length: rng.randomInteger(0, 3) }, (_, at) => Math.max(...ids) + 1 + at)
        const changed = new Set(rng.happensWith(0.3) ? [] : Array.from({ length: rng.randomInteger(0, 6) }, () => rng.pickOne(ids)))
        for (const id of gone) changed.delete(id)
        const written = [...added, ...changed].map((id) => randomPart(rng, id, ids))
        for (const part of written) {
          this.parts.set(part.id, part)
          this.live.set(part.id, randomLive(rng, part.id))
        }
        for (const id of gone) {
          this.parts.delete(id)
          this.live.delete(id)
        }
        this.catalogue = this.catalogue.withNewerSegment(segmentOf(written), this.live, gone)
        return `with ${written.map(({ id }) => id)}, without ${gone}`
      }
    }
  }
}

const ROUNDS = 10
const seed = freshSeed()

test.each([1, 2])(`after any edits every answer is that of a catalogue built anew (SEED=${seed}, shop %i)`, async (which) => {
  const rng = new RandomGenerator(`shop ${seed} ${which}`)
  const shop = new Shop(rng, 90)
  const edits: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let left = rng.randomInteger(1, 3); left > 0; left -= 1) edits.push(shop.change())
    const anew = shop.anew()
    const all = [...shop.parts.values()]
    // The plain ones answer alike round after round: one of them each time, and all of them at the end.
    const plain = round === ROUNDS - 1 ? plainQuestions : [rng.pickOne(plainQuestions)]
    for (const { said, ask } of [...plain, ...Array.from({ length: 8 }, () => anyQuestion(rng, all))]) {
      const [found, wanted] = [await ask(shop.catalogue), await ask(anew)]
      // Long answers, nearly always equal to the letter: only where they are not is it worth while to say how they differ.
      if (JSON.stringify(found) !== JSON.stringify(wanted)) expect({ edits, said, answer: found }).toEqual({ edits, said, answer: wanted })
    }
  }
})

describe('a newer segment', () => {
  const before = catalogueOf([indexedPart(1), indexedPart(2), indexedPart(3)])
  const lives = new Map([2, 4].map((id) => [id, livePart(id, { priceCents: 700 })]))
  const after = before.withNewerSegment(segmentOf([indexedPart(2, { name: 'Gear starter' }), indexedPart(4)]), lives, [3])

  test('holds the parts that changed and are new, and what has gone is not sold', () => {
    expect([after.count, [1, 2, 3, 4, 5].map((id) => after.rowOf(id))]).toEqual([3, [0, 3, -1, 4, -1]])
    expect([after.columnTextOf('name', 3), after.live.price[3], after.idOf(4), after.mcode(4)]).toEqual([
      'Gear starter',
      700,
      4,
      'AR-S-10004',
    ])
    expect(['AR-S-10002', 'AR-S-10003'].map((mcode) => after.rowOfCode(mcode))).toEqual([3, -1])
  })

  test('leaves whoever asks the older catalogue what it had', () => {
    expect([before.count, before.size, before.rowOf(2), before.columnTextOf('name', 1), before.rowOf(3)]).toEqual([3, 3, 1, 'Starter', 2])
  })

  test('may hold nothing and say only what has gone', () => {
    const less = after.withNewerSegment(segmentOf([]), new Map(), [1, 99])

    expect([less.count, less.rowOf(1), less.rowOf(4)]).toEqual([2, -1, 4])
  })

  test('a part that has gone may come again', () => {
    const again = after.withNewerSegment(segmentOf([indexedPart(3)]), new Map([[3, livePart(3)]]), [])

    expect([again.count, again.rowOf(3), again.rowOfCode('AR-S-10003')]).toEqual([4, 5, 5])
  })
})

test('a shop without parts has an empty catalogue', async () => {
  const none = catalogueOf([])

  expect([none.count, none.rowOfCode('AR-S-10001'), none.patchLivePart(livePart(1))]).toEqual([0, -1, false])
  for (const { ask } of plainQuestions) await ask(none)
  expect(none.withNewerSegment(segmentOf([indexedPart(1)]), new Map([[1, livePart(1)]]), []).count).toBe(1)
})

test('a row that the catalogue does not have is a mistake of whoever asks', () => {
  expect(() => catalogueOf([]).segmentOfRow(-1)).toThrow('no row -1')
})
