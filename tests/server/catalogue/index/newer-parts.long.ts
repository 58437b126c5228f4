import { expect, test } from 'vitest'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type PromotionRow } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import { NewerParts } from '#server/catalogue/index/newer-parts.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../../support/runs.ts'
import { randomCatalogue, randomLive, randomPart } from '../../../support/search-catalogue.ts'
import { NOON_MS, segmentOf, smallFrame } from '../../../support/search-parts.ts'
import { anyQuestion } from '../../../support/search-questions.ts'

const HOUR_MS = 60 * 60 * 1000
const half: PromotionRow = {
  ...{ id: 'half', name: 'Half', startsAt: NOON_MS + HOUR_MS, endsAt: NOON_MS + 3 * HOUR_MS, percent: 50, cents: null },
  ...{ mcodes: null, categoryIds: null, producers: ['Bosch', 'Cargo'], conditions: null },
}
const frames = [indexSharedCatalogueRows(smallFrame), indexSharedCatalogueRows({ ...smallFrame, promotions: [half] })]

/** A shop whose parts change, as a server follows it. */
class Shop {
  readonly parts = new Map<number, IndexedPart>()
  readonly live = new Map<number, LivePart>()
  now = NOON_MS
  frame = frames[0] ?? indexSharedCatalogueRows(smallFrame)
  read = 0
  catalogue: Catalogue
  readonly newer = new NewerParts(
    async (ids) => {
      this.read += ids.length
      return { segment: segmentOf(ids.flatMap((id) => this.parts.get(id) ?? [])), live: new Map(this.live) }
    },
    () => this.now,
  )

  constructor(count: number) {
    const { parts, live } = randomCatalogue(rng, count)
    for (const part of parts) this.parts.set(part.id, part)
    for (const one of live) this.live.set(one.id, one)
    this.catalogue = this.anew()
  }

  anew = () =>
    Catalogue.createCatalogue(segmentOf([...this.parts.values()].sort((one, other) => one.id - other.id)), this.frame, this.live, this.now)
  anyIds = (most: number) => Array.from({ length: rng.randomInteger(1, most) }, () => rng.pickOne([...this.parts.keys()]))

  async change(most: number): Promise<void> {
    const last = Math.max(...this.parts.keys())
    const gone = rng.happensWith(0.3) ? this.anyIds(3) : []
    for (const id of gone) this.parts.delete(id)
    const changed = [...this.anyIds(most), ...(rng.happensWith(0.3) ? [last + 1, last + 2] : [])]
    for (const id of changed) {
      this.parts.set(id, randomPart(rng, id, [...this.parts.keys()]))
      this.live.set(id, randomLive(rng, id))
    }
    this.catalogue = await this.newer.addChanges(() => this.catalogue, { changedIds: changed, deletedIds: gone })
  }

  patch(): void {
    for (const id of this.anyIds(5)) {
      const part = randomLive(rng, id)
      this.live.set(id, part)
      this.newer.patchLivePart(part)
      this.catalogue.patchLivePart(part)
    }
  }

  turn(): void {
    this.now += rng.randomInteger(0, 1) * HOUR_MS
    this.frame = rng.pickOne(frames)
    this.catalogue = this.catalogue.atTime(this.now, this.frame)
  }
}

const seed = freshSeed()
const rng = new RandomGenerator(`newer ${seed}`)

test(`parts that change in small and large batches stand in few segments, and every answer is that of a catalogue built anew (SEED=${seed})`, async () => {
  const shop = new Shop(300)
  for (let round = 0; round < 40; round += 1) {
    for (let left = rng.randomInteger(0, 2); left > 0; left -= 1) shop.patch()
    if (rng.happensWith(0.2)) shop.turn()
    await shop.change(rng.happensWith(0.3) ? 80 : 3)
    expect(shop.catalogue.segments.length).toBeLessThanOrEqual(4)
    const anew = shop.anew()
    for (const { said, ask } of Array.from({ length: 3 }, () => anyQuestion(rng, [...shop.parts.values()])))
      expect({ said, answer: await ask(shop.catalogue) }).toEqual({ said, answer: await ask(anew) })
  }
})

test('of parts that change one by one each is read again only now and then', async () => {
  const shop = new Shop(10)
  for (let id = 1000; id < 1400; id += 1) {
    shop.parts.set(id, randomPart(rng, id))
    shop.live.set(id, randomLive(rng, id))
    shop.catalogue = await shop.newer.addChanges(() => shop.catalogue, { changedIds: [id], deletedIds: [] })
  }
  expect([shop.newer.count, shop.catalogue.count]).toEqual([400, 410])
  expect(shop.catalogue.segments.length).toBeLessThanOrEqual(5)
  expect(shop.read).toBeLessThan(20_000)
})
