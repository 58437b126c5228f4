import { expect, test } from 'vitest'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { readSharedCatalogueData, translatorForLocale, writeSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { collectLiveData, readLiveData, writeLiveData } from '#search/catalogue/live-bytes.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { LivePart } from '#search/part.ts'
import { runAllSteps } from '#search/schedule/at-once.ts'
import { packSections, unpackSections } from '#search/segment/sections.ts'
import { catalogueOf, demoShop, liveById, Packs } from '../records/shop.ts'

const { parts, rows } = demoShop(100)
const live = parts.map((one) => one.live)

const toldBy = (catalogue: Catalogue, inside?: ReadonlySet<number>) => [...runAllSteps(collectLiveData(catalogue, inside))]

/** As it comes from a file. */
const reread = (some: readonly LivePart[]) => [...readLiveData(unpackSections(packSections(writeLiveData(some))))]

test('what is live of all parts comes back from a file, by the parts’ ids', () => {
  expect(reread([...live].reverse())).toEqual(live)
  expect(reread([])).toEqual([])
})

const plain: LivePart = {
  id: 5,
  priceCents: 1,
  wasCents: null,
  coreCents: 0,
  steps: [],
  stock: 0,
  restockOn: null,
  ended: false,
  minQty: 1,
}
const odd: LivePart[] = [
  {
    ...plain,
    steps: [
      { fromQty: 1, unitCents: 0 },
      { fromQty: 7, unitCents: 12_345 },
    ],
  },
  { ...plain, id: 6, priceCents: 0, steps: [{ fromQty: 2, unitCents: 99 }], wasCents: 0, stock: -3, minQty: 9999 },
  {
    ...plain,
    id: 2_000_000,
    priceCents: 99_999_999,
    steps: [
      { fromQty: 1, unitCents: 99_999_999 },
      { fromQty: 3, unitCents: 33_333_333 },
    ],
    ended: true,
  },
  { ...plain, id: 2_000_001, priceCents: 333, wasCents: 99_999_999, coreCents: 500, stock: 123_456, restockOn: '2026-12-31' },
]

test('prices that no ladder of percents says, debts of stock and days come back as they were', () => {
  expect(reread(odd)).toEqual(odd)
})

test('a day before all others is none, and moves no other part’s', () => {
  const [first, second] = [
    { ...plain, restockOn: '1969-12-30' },
    { ...plain, id: 6, restockOn: '2026-12-31' },
  ]
  expect(reread([first, second])).toEqual([{ ...first, restockOn: null }, second])
})

test('a part is found by its id, and of some parts alone the same is told, also of one that is not there', () => {
  const columns = readLiveData(unpackSections(packSections(writeLiveData(odd))))
  expect([columns.get(6), columns.get(7)]).toEqual([odd[1], undefined])
  const { columns: some, missingPositions } = columns.selectIds(Int32Array.of(6, 7, 2_000_000))
  expect([[...some], missingPositions]).toEqual([[odd[1], { ...plain, id: 7, priceCents: 0, ended: true }, odd[2]], [1]])
  const same = columns.selectIds(Int32Array.of(5, 6, 2_000_000, 2_000_001))
  expect([[...same.columns], same.missingPositions, same.columns.columns]).toEqual([odd, [], columns.columns])
})

test('a catalogue tells what is live of its parts, and that of those that changed brings another up to date', async () => {
  const packs = new Packs()
  const kept = await catalogueOf(packs, parts, rows)
  const newest = await catalogueOf(packs, parts, rows)
  expect(toldBy(kept)).toEqual(live)
  expect(toldBy(kept, new Set([2, 9]))).toEqual(live.filter(({ id }) => id === 2 || id === 9))
  const changed = live
    .filter(({ id }) => id % 5 === 0)
    .map((part): LivePart => ({ ...part, stock: 0, restockOn: '2027-01-02', priceCents: part.priceCents * 2, steps: [] }))
  for (const part of changed) newest.patchLivePart(part)
  for (const part of reread(changed)) expect(kept.patchLivePart(part)).toBe(true)
  expect(toldBy(kept)).toEqual(toldBy(newest))
  expect(toldBy(kept)).not.toEqual(live)
})

test('what is live of parts that were taken out is told no more', async () => {
  const packs = new Packs()
  const [first, second] = [parts.slice(0, 4), parts.slice(2, 3)]
  const catalogue = (await catalogueOf(packs, first, rows)).withNewerSegment(await packs.pack(second, rows), liveById(second), [
    first[0]?.part.id ?? 0,
  ])
  expect(toldBy(catalogue).map(({ id }) => id)).toEqual([2, 3, 4])
})

test('the frame comes back from a file, with what its texts are called in other languages', () => {
  const [top] = rows.categories
  const file = readSharedCatalogueData(writeSharedCatalogueData(indexSharedCatalogueRows(rows), { de: { [top?.name ?? '']: 'Anlasser' } }))
  expect(file.rows).toEqual(rows)
  expect(translatorForLocale(file, 'de')(top?.name ?? '')).toBe('Anlasser')
  expect(translatorForLocale(file, 'fr')(top?.name ?? '')).toBe(top?.name)
})
