import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { removePack } from '#data/packs/installed.ts'
import { storePackPrices } from '#data/packs/live.ts'
import type { PackStore } from '#data/packs/open.ts'
import { createPackCatalogues } from '#data/packs/pack-catalogue.ts'
import { partCardOf } from '#search/answer/cards.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import { packSections } from '#search/segment/sections.ts'
import type { PackedPart } from '../../search/records/demo-parts.ts'
import { demoShop } from '../../search/records/shop.ts'
import { packDevice } from '../../support/packs/pack-device.ts'
import { putPack } from '../../support/packs/put-pack.ts'
import { searchWork } from '../../support/search-parts.ts'

const { parts, rows } = demoShop(60)
const [monday, tuesday] = ['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z']
const [one, two, three] = [parts.slice(0, 20), parts.slice(10, 30), parts.slice(30, 40)]

const named = (name: string) => (packed: PackedPart) => ({ ...packed, part: { ...packed.part, name } })
const priced = (cents: number) => (packed: PackedPart) => ({
  ...packed,
  live: { ...packed.live, priceCents: cents, wasCents: null, steps: [] },
})
const pack = (id: string, madeAt: string, some: readonly PackedPart[], liveAsOf: string | null = madeAt) => ({
  ...{ id, title: `Pack ${id}`, madeAt, rows, totalParts: parts.length, liveAsOf, segments: [{ parts: some }] },
})

/** The packs of a device, and how often its database was asked. */
function watched(store: PackStore, now = () => Date.parse(tuesday)) {
  let looks = 0
  const counting: PackStore = {
    ...store,
    run(work) {
      looks += 1
      return store.run(work)
    },
  }
  const packs = createPackCatalogues(counting, now)
  return { ...packs, looks: () => looks, here: async () => (await packs.current()).packs }
}

const codesAsPacked = (some: readonly PackedPart[]) => some.map(({ part }) => part.mcode)
const codesOf = (some: readonly PackedPart[]) => some.map(({ part }) => part.mcode).sort()

async function soldBy({ here }: ReturnType<typeof watched>): Promise<string[]> {
  const catalogue = (await here())?.catalogue
  if (catalogue === undefined) return []
  const rowsSold = Array.from({ length: catalogue.size }, (_, row) => row).filter((row) => catalogue.soldFlags[row])
  return rowsSold.map((row) => catalogue.mcode(row)).sort()
}

async function cardIn(packs: ReturnType<typeof watched>, { part }: PackedPart) {
  const catalogue = (await packs.here())?.catalogue
  return catalogue && partCardOf(catalogue, catalogue.rowOfCode(part.mcode))
}

const [shared = parts[0]] = two
if (shared === undefined) throw new Error('There is no part.')

describe('several packs are one catalogue', () => {
  test.each([
    ['one', 'two'],
    ['two', 'one'],
  ])('a part that stands in both is sold once, as the newer one says it (%s made first)', async (first) => {
    const { store } = packDevice()
    const [ofOne, ofTwo] = first === 'one' ? [monday, tuesday] : [tuesday, monday]
    await putPack(store, pack('cat-1', ofOne, one.map(named('Of one'))))
    await putPack(store, pack('cat-2', ofTwo, two.map(named('Of two'))))
    const packs = watched(store)
    expect(await soldBy(packs)).toEqual(codesOf(parts.slice(0, 30)))
    expect((await cardIn(packs, shared))?.name).toBe(first === 'one' ? 'Of two' : 'Of one')
    expect((await packs.here())?.scope).toMatchObject({ partCount: 30, totalPartCount: parts.length })
  })

  test('its price is what was said last, whichever pack was told', async () => {
    const { store } = packDevice()
    await putPack(store, pack('cat-1', tuesday, one.map(priced(1000)), monday))
    await putPack(store, pack('cat-2', monday, two.map(priced(2000)), tuesday))
    const packs = watched(store)
    expect((await cardIn(packs, shared))?.price).toBe(20)
    expect((await packs.here())?.pricesAsOf).toBe(monday)
  })

  test('newer segments of a pack take the place of older ones, and what is gone is gone', async () => {
    const { store } = packDevice()
    const segments = [
      { parts: one },
      { parts: [...one.slice(0, 2).map(named('Changed')), ...three], gone: one.slice(5, 7).map(({ part }) => part.id) },
    ]
    await putPack(store, { ...pack('all', tuesday, []), segments })
    const packs = watched(store)
    expect(await soldBy(packs)).toEqual(codesOf([...one.slice(0, 5), ...one.slice(7), ...three]))
    expect((await cardIn(packs, one[0] ?? shared))?.name).toBe('Changed')
  })
})

describe('what is missing is said', () => {
  const tops = rows.categories.filter(({ parentId, rule }) => parentId === '0' && rule === null)
  test('by top categories', async () => {
    const { store } = packDevice()
    const [top] = tops
    await putPack(store, pack(`cat-${top?.id}`, monday, one))
    expect((await watched(store).here())?.scope.missingTitles).toEqual(tops.slice(1).map(({ name }) => name))
  })
  test('by applications, where a pack of such is here', async () => {
    const { store } = packDevice()
    const [application] = rows.applications
    await putPack(store, pack(`app-${application?.id}`, monday, one))
    expect((await watched(store).here())?.scope.missingTitles).toEqual(rows.applications.slice(1).map(({ title }) => title))
  })
  test('as nothing, where everything is here', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, parts))
    expect((await watched(store).here())?.scope).toEqual({
      partCount: parts.length,
      totalPartCount: parts.length,
      missingTitles: [],
      damaged: [],
    })
  })
})

describe('no part is sold for nothing', () => {
  test('packs without prices are not asked', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one, null))
    expect(await watched(store).current()).toEqual({ packs: null, damaged: [] })
  })
  test('parts that came after the prices are not shown', async () => {
    const { store } = packDevice()
    await putPack(store, { ...pack('all', tuesday, [...one, ...three], monday), live: one })
    expect(await soldBy(watched(store))).toEqual(codesOf(one))
  })
})

describe('a look', () => {
  test('asks the database once, and reads nothing again that has not changed', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one))
    const packs = watched(store)
    const first = await packs.here()
    const before = packs.looks()
    expect((await packs.here())?.catalogue).toBe(first?.catalogue)
    expect(packs.looks()).toBe(before + 1)
  })

  test('finds the version that has come meanwhile, and what was removed', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one))
    const packs = watched(store)
    expect(await soldBy(packs)).toEqual(codesOf(one))
    await putPack(store, pack('all', tuesday, two))
    expect(await soldBy(packs)).toEqual(codesOf(two))
    await removePack(store, 'all')
    expect(await packs.current()).toEqual({ packs: null, damaged: [] })
  })

  test('finds new prices a minute later', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one))
    let now = Date.parse(tuesday)
    const packs = watched(store, () => now)
    const segments = (await packs.here())?.catalogue.segments
    const told = packSections(writeLiveData(one.map(priced(4200)).map(({ live }) => live)))
    await storePackPrices(store, [{ id: 'all', asOf: tuesday, bytes: told }])
    now += 60_000
    expect((await packs.here())?.pricesAsOf).toBe(tuesday)
    expect((await cardIn(packs, one[0] ?? shared))?.price).toBe(42)
    // The index was not read anew for them.
    expect((await packs.here())?.catalogue.segments[0]?.segment).toBe(segments?.[0]?.segment)
  })

  test('finds them at once when it is told that something has changed, and says so of their age', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one, monday))
    const packs = watched(store, () => Date.parse(tuesday))
    expect((await packs.here())?.pricesAsOf).toBe(monday)
    await storePackPrices(store, [
      { id: 'all', asOf: tuesday, bytes: packSections(writeLiveData(one.map(priced(4200)).map(({ live }) => live))) },
    ])
    packs.markChanged()
    expect((await packs.dates())?.pricesAsOf).toBe(tuesday)
    expect((await cardIn(packs, one[0] ?? shared))?.price).toBe(42)
    expect((await packs.here())?.pricesAsOf).toBe(tuesday)
  })

  test('that fails is made anew with the next question, and not a minute later', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one))
    // What becomes of the works that come next: of a look the first sees what is old, the second reads it.
    let bearing: boolean[] = []
    const failing: PackStore = {
      ...store,
      run: async (work) => ((bearing.shift() ?? true) ? store.run(work) : Promise.reject(new PackError('store-silent'))),
    }
    const packs = watched(failing)
    await packs.here()
    await storePackPrices(store, [
      { id: 'all', asOf: tuesday, bytes: packSections(writeLiveData(one.map(priced(4200)).map(({ live }) => live))) },
    ])
    packs.markChanged()
    bearing = [true, false]
    await expect(packs.here()).rejects.toThrow(PackError)
    expect((await packs.here())?.pricesAsOf).toBe(tuesday)
  })

  test('says how old packs are without reading them', async () => {
    const { store } = packDevice()
    await putPack(store, pack('cat-1', monday, one, tuesday))
    await putPack(store, pack('cat-2', tuesday, two, monday))
    await putPack(store, pack('cat-3', '2020-01-01T00:00:00.000Z', three, null))
    const packs = watched(store)
    expect(await packs.dates()).toEqual({ madeAt: monday, pricesAsOf: monday })
    expect(packs.looks()).toBe(1)
  })
})

describe('a pack that lacks a piece', () => {
  async function halfDamaged() {
    const { store } = packDevice()
    const { manifest } = await putPack(store, pack('cat-1', monday, one))
    await putPack(store, pack('cat-2', tuesday, three))
    const lost = manifest.segments[0]?.sections.find(({ name }) => name === 'number.rest')?.pieces[0] ?? ''
    const piece = await store.run((db) => db.get('pieces', lost))
    await store.run((db) => db.delete('pieces', lost))
    return { store, piece, lost }
  }
  test('is named, and the others are asked', async () => {
    const { store } = await halfDamaged()
    const { packs, damaged } = await watched(store).current()
    expect(damaged).toEqual(['Pack cat-1'])
    expect(packs?.scope).toMatchObject({ partCount: 10, damaged: ['Pack cat-1'] })
  })
  test('is asked again once it was repaired', async () => {
    const { store, piece, lost } = await halfDamaged()
    const packs = watched(store)
    await packs.current()
    await store.run(async (db) => {
      await db.put('pieces', piece ?? new ArrayBuffer(), lost)
      const broken = await db.get('packs', 'cat-1')
      if (broken !== undefined) await db.put('packs', { ...broken, verifiedAt: 5 })
    })
    expect(await soldBy(packs)).toEqual(codesOf([...one, ...three]))
  })
  test('found only while it was asked is not asked again', async () => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, one))
    const packs = watched(store)
    await packs.current()
    packs.markDamaged()
    expect(await packs.current()).toEqual({ packs: null, damaged: ['Pack all'] })
    packs.markChanged()
    expect(await packs.current()).toEqual({ packs: null, damaged: ['Pack all'] })
  })
})

test('what a newer version of the app has kept is not read', async () => {
  const { store } = packDevice()
  const record = await putPack(store, pack('all', monday, one))
  await store.run((db) => db.put('packs', { ...record, format: 99 }))
  expect(await watched(store).current()).toEqual({ packs: null, damaged: [] })
})

describe('a pack finds its parts', () => {
  const named = parts.slice(0, 2).map((packed, at): PackedPart => {
    const name = ['Стартёр 启动机', 'スターター'][at] ?? ''
    return { ...packed, part: { ...packed.part, name, words: foldWords(name), gtin: ['00036000291452', ''][at] ?? '' } }
  })
  const found = async (packs: ReturnType<typeof watched>, text: string) => {
    const catalogue = (await packs.here())?.catalogue
    if (catalogue === undefined) throw new Error('There are no packs.')
    const match = await searchText(searchWork(), catalogue, text)
    return Array.from(matchingRows(match), (row) => catalogue.mcode(row))
  }
  const [first, second] = codesAsPacked(named)

  test.each([
    ['СТАРТЕР', first],
    ['启动', first],
    ['ｽﾀｰﾀｰ', second],
    ['036000291452', first],
    ['0 36000 29145 2', first],
    ['00036000291452', first],
  ])('%s', async (text, code) => {
    const { store } = packDevice()
    await putPack(store, pack('all', monday, named))
    expect(await found(watched(store), text)).toEqual([code])
  })

  test('one that was made before its article numbers were in it is read as before', async () => {
    const { store } = packDevice()
    const old = await putPack(store, pack('all', monday, named))
    const segments = old.manifest.segments.map((segment) => ({
      ...segment,
      sections: segment.sections.filter(({ name }) => name !== 'gtin'),
    }))
    await store.run((db) => db.put('packs', { ...old, manifest: { ...old.manifest, segments } }))
    const packs = watched(store)
    expect(await found(packs, '036000291452')).toEqual([])
    expect(await found(packs, first ?? '')).toEqual([first])
  })
})
