import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { shopPicturesText } from '#contract/part/shop-picture.ts'
import { partCardOf } from '#search/answer/cards.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { productDetail } from '#search/records/detail.ts'
import { applicationItem } from '#search/records/fitments.ts'
import { partsList } from '#search/records/parts-list.ts'
import { noPause } from '#search/schedule/event-loop.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import type { PackedPart } from './demo-parts.ts'
import { Naive } from './naive.ts'
import { catalogueOf, demoShop, liveById, Packs } from './shop.ts'

const { parts, rows } = demoShop(400)
const noDrawings = () => []

/** A part that was changed: it sells otherwise, is told otherwise, and bears its numbers in another order. */
const changed = ({ part, record, live }: PackedPart, turn: number): PackedPart => ({
  part: { ...part, popularity: (part.id * 37 * turn) % 11, name: `${part.name} ${turn}`, numbers: [...part.numbers].reverse() },
  record: {
    ...record,
    fitNotes: part.fits.slice(0, turn).map((fit) => ({ ...fit, note: `Front ${turn}` })),
    description: `Changed ${turn} times.`,
    supersededBy: turn === 1 ? (parts[part.id % 40]?.part.mcode ?? null) : null,
  },
  live: { ...live, priceCents: live.priceCents + turn },
})

/** A new part of the same kind. */
function another({ part, record, live }: PackedPart, turn: number): PackedPart {
  const id = part.id + 10_000 * turn
  const mcode = `NEW-${turn}-${part.id}`
  return {
    part: { ...part, id, mcode, numbers: [{ kind: 'mcode', maker: '', display: mcode }, ...part.numbers.slice(1)] },
    record,
    live: { ...live, id },
  }
}

/** What was sold at the first, with two newer segments: some parts changed, some twice, some new, some gone. */
async function changedShop(): Promise<{ catalogue: Catalogue; packs: Packs; sold: PackedPart[] }> {
  const packs = new Packs()
  const sold = new Map(parts.map((one) => [one.part.id, one]))
  let catalogue = await catalogueOf(packs, parts, rows)
  for (const turn of [1, 2]) {
    const edited = parts.filter((_, at) => at % (7 * turn) === 0).map((one) => changed(one, turn))
    const fresh = parts.slice(turn * 20, turn * 20 + 15).map((one) => another(one, turn))
    const more = [...edited, ...fresh]
    const gone = parts.flatMap(({ part }, at) => (at % 31 === turn ? [part.id] : []))
    for (const id of gone) sold.delete(id)
    for (const one of more) sold.set(one.part.id, one)
    catalogue = catalogue.withNewerSegment(await packs.pack(more, rows), liveById(more), gone)
  }
  return { catalogue, packs, sold: [...sold.values()] }
}

const { catalogue, packs, sold } = await changedShop()
const naive = new Naive(sold, rows)
const photo = { hash: 'a'.repeat(32), width: 1200, height: 900, vector: false }
const sketch = { hash: 'b'.repeat(32), width: 1600, height: 800, vector: true }

test('a part on this device shows the shop’s own pictures, by their addresses alone, and then its drawings', async () => {
  const packs = new Packs()
  const pictured = parts.slice(0, 3).map((one, at) => ({
    ...one,
    part: { ...one.part, pictures: shopPicturesText(at === 0 ? [photo, sketch] : at === 1 ? [sketch] : []) },
  }))
  const here = await catalogueOf(packs, pictured, rows)
  const drawings = [{ url: '/drawn.svg', kind: 'view' as const, width: 480, height: 360 }]
  const [one, other, none] = await Promise.all(
    pictured.map(({ part: { mcode } }) => productDetail(here, packs.records, { mcode: mcodeOf(mcode) }, () => drawings)),
  )
  const [first, second, third] = pictured.map(({ part }) => part.mcode)
  expect(one?.images).toEqual([
    { url: `/own/${photo.hash}/1200.webp#${first}`, kind: 'own', width: 1200, height: 900 },
    { url: `/own/${sketch.hash}/1600.svg#${first}`, kind: 'own', width: 1600, height: 800 },
    ...drawings,
  ])
  expect([one, other, none].map((detail) => detail?.mainImageUrl)).toEqual([
    `/own/${photo.hash}/1200.webp#${first}`,
    `/own/${sketch.hash}/1600.svg#${second}`,
    `/part/${third}/view.svg`,
  ])
  expect(partCardOf(here, here.rowOfCode(first ?? '')).mainImageUrl).toBe(one?.mainImageUrl)
  expect(v.is(calls.productDetail.result, one)).toBe(true)
})

const codes = sold.map(({ part }) => mcodeOf(part.mcode))
const codeOf = (one: { mcode?: string } | undefined) => one?.mcode

describe('a shop of three segments with parts that changed and parts that went', () => {
  test('tells of every part what its newest record says, and its relatives in their order', async () => {
    for (const { part, record, live } of sold) {
      const mcode = mcodeOf(part.mcode)
      const detail = await productDetail(catalogue, packs.records, { mcode }, noDrawings)
      const { supersededBy, supersedes, alternatives } = detail
      expect({ supersededBy, supersedes, alternatives }).toEqual(naive.relatives(mcode))
      expect(detail.offers?.map(codeOf)).toEqual(alternatives.map(codeOf))
      expect(detail.numbers).toEqual(naive.numbers(mcode))
      expect(detail).toMatchObject({
        ...{ description: record.description, gtin: record.gtin, boxMm: record.boxMm, countryOfOrigin: record.countryOfOrigin },
        ...{ attributes: part.attributes, minQty: live.minQty, price: live.priceCents / 100, fitmentCount: part.fits.length },
        updatedAt: new Date(record.updatedAt).toISOString(),
      })
      expect(v.is(calls.productDetail.result, detail)).toBe(true)
    }
    const kin = codes.map((mcode) => naive.relatives(mcode))
    expect(kin.some(({ supersedes }) => supersedes.length > 1)).toBe(true)
    expect(kin.some(({ alternatives }) => alternatives.length > 4)).toBe(true)
  })

  test('tells of every part what it fits, and what narrows it', async () => {
    for (const mcode of codes) expect(await applicationItem(catalogue, packs.records, { mcode })).toEqual(naive.fitments(mcode))
    expect(codes.flatMap((mcode) => naive.fitments(mcode)).some(({ note }) => note === 'Front 2')).toBe(true)
  })

  test('tells of every part what it is made of and what it is used in', async () => {
    let most = 0
    for (const mcode of codes) {
      const { contains, usedIn, usedInTotal } = await partsList(catalogue, packs.records, new SearchBudget(noPause), { mcode })
      const lines = contains.map(({ part, ...line }) => ({ ...line, mcode: part?.mcode }))
      expect({ contains: lines, usedIn: usedIn.map(codeOf), usedInTotal }).toEqual(naive.partsList(mcode))
      most = Math.max(most, usedInTotal)
    }
    expect(most).toBeGreaterThan(24)
  })

  test('knows nothing of a part that has gone', async () => {
    const gone = mcodeOf(parts[1]?.part.mcode ?? '')
    const refusal = {
      code: 'not-found',
      message: `No part has the code ${gone}.`,
      detail: { field: 'mcode', said: { values: { mcode: gone } } },
    }
    await expect(productDetail(catalogue, packs.records, { mcode: gone }, noDrawings)).rejects.toMatchObject(refusal)
    await expect(partsList(catalogue, packs.records, new SearchBudget(noPause), { mcode: gone })).rejects.toMatchObject(refusal)
    await expect(applicationItem(catalogue, packs.records, { mcode: gone })).rejects.toMatchObject(refusal)
  })
})

test('of two fitments that differ by their notes alone each has its own', async () => {
  const one = parts.find(({ part }) => part.fits.length > 0)
  const [fit] = one?.part.fits ?? []
  if (one === undefined || fit === undefined) throw new Error('No part fits anything.')
  const own = new Packs()
  const notes = ['Turbo', 'Front; 2 needed'].map((note) => ({ ...fit, note }))
  const shop = await catalogueOf(
    own,
    [{ ...one, part: { ...one.part, fits: [fit, fit, fit] }, record: { ...one.record, fitNotes: notes } }],
    rows,
  )
  const mcode = mcodeOf(one.part.mcode)
  const fits = await applicationItem(shop, own.records, { mcode })
  expect(fits.map(({ note }) => note)).toEqual([undefined, 'Front; 2 needed', 'Turbo'])
  expect(v.is(calls.applicationItem.result, fits)).toBe(true)
})

test('a page has its drawings from whoever draws them, and says the promotion that its card says', async () => {
  const [one] = parts
  if (one === undefined) throw new Error('There are no parts.')
  const promotion = {
    id: 'p',
    name: 'Spring',
    startsAt: 0,
    endsAt: 2e12,
    percent: 10,
    cents: null,
    mcodes: null,
    categoryIds: null,
    producers: null,
    conditions: null,
  }
  const own = new Packs()
  const shop = await catalogueOf(own, [one], { ...rows, promotions: [promotion] }, 1e12)
  const mcode = mcodeOf(one.part.mcode)
  const detail = await productDetail(shop, own.records, { mcode }, (code, type) => [
    { url: `/${code}/${type}`, kind: 'view', width: 4, height: 3 },
  ])
  expect(detail.images).toEqual([{ url: `/${mcode}/${one.part.type}`, kind: 'view', width: 4, height: 3 }])
  expect(detail.promotion).toMatchObject({ name: 'Spring', until: '2033-05-18T03:33:20.000Z' })
  expect(partCardOf(shop, 0).promotion).toEqual(detail.promotion)
})
