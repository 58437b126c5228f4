import 'fake-indexeddb/auto'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { TenantConfig } from '#contract/config.ts'
import { DAY_MS } from '#contract/limits.ts'
import { NEWEST_PACK_FORMAT, type PackSegment, pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { LIVE_DATA_TIME_HEADER, livePricesPath, MAX_PIECE_BYTES, piecePath } from '#contract/packs/pieces.ts'
import { sendCall } from '#data/call.ts'
import { downloadPack } from '#data/packs/download.ts'
import { storePackPrices } from '#data/packs/live.ts'
import { openPackStore } from '#data/packs/open.ts'
import { planDownload } from '#data/packs/plan.ts'
import { readPackList } from '#data/packs/read-pack-list.ts'
import { requestDownload } from '#data/packs/requested-downloads.ts'
import { verifyPack } from '#data/packs/verify.ts'
import { aggregationSearch } from '#search/answer/listing.ts'
import { search } from '#search/answer/suggestions.ts'
import { SearchBudget } from '#search/schedule/search-work.ts'
import { readSharedCatalogueRows } from '#server/catalogue/index/read-shared-catalogue-rows.ts'
import { runShopCommand } from '#server/cli/run-command.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { buildPackSegment, type PackBuildContext, readPartsByIds } from '#server/packs/build.ts'
import { ClaimLostError, readLastPackCheck, runWithPackClaim } from '#server/packs/claim.ts'
import { createPackJob } from '#server/packs/in-background.ts'
import { clearPackListCache } from '#server/packs/list.ts'
import { makePacks } from '#server/packs/make.ts'
import { createPackAssignment } from '#server/packs/members.ts'
import { buildNewerSegment } from '#server/packs/newer-segment.ts'
import { readPartsInVersion } from '#server/packs/parts-in-version.ts'
import { measurePieces, storeAsOnePiece } from '#server/packs/pieces.ts'
import { readManifestIfReadable, readNewestVersion } from '#server/packs/versions.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { catalogueOfPack } from '../../support/packs/catalogue-of-pack.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { expectSamePages } from '../../support/packs/same-part-pages.ts'
import { portTo } from '../../support/port.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const clock = { now: () => Date.now() }
const tenantOf = (id: string) => shop.db.selectFrom('tenant').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const make = async (id = shop.general) => makePacks({ db: shop.db, clock }, await tenantOf(id))

async function manifestAt(tenantId: string, hash: string) {
  const manifest = await readManifestIfReadable(shop.db, tenantId, hash)
  return manifest ?? expect.fail('The manifest cannot be read.')
}

const store = openPackStore(shop.general)
const asked: string[] = []
const port = packPortTo(
  (request) => {
    asked.push(new URL(request.url).pathname)
    return shop.app.fetch(request)
  },
  { tenantId: shop.general, now: clock.now },
)

/** Whom a device trusts that has read the configuration of a shop. */
async function trustAt(host?: string) {
  const reply = await shop.app.request('/config.json', host === undefined ? {} : { headers: { Host: host } })
  const { tenantId, packKey } = v.parse(TenantConfig, await reply.json())
  return { tenantId, packKey }
}
const listed = async () => (await readPackList(await shop.ask('packs', {}), await trustAt())).packs
const asOf = async () => (await readPackList(await shop.ask('packs', {}), await trustAt())).madeAt
async function entryOf(id: string): Promise<PackEntry> {
  const entry = (await listed()).find((one) => one.id === id)
  if (entry === undefined) throw new Error(`There is no pack ${id}.`)
  return entry
}

/** Has the newest version of a pack on the device, with what is live of it. Says what of it had to come. */
async function install(id: string) {
  const entry = await entryOf(id)
  const { manifest, neededBytes, totalBytes } = await planDownload(store, port, entry)
  await requestDownload(store, entry, manifest, port.now())
  asked.length = 0
  expect((await downloadPack(store, port, id)).type).toBe('installed')
  const fetched = [...asked]
  const live = await shop.again().request(livePricesPath(id, entry.version))
  await storePackPrices(store, [
    { id, asOf: live.headers.get(LIVE_DATA_TIME_HEADER) ?? '', bytes: new Uint8Array(await live.arrayBuffer()) },
  ])
  return { entry, manifest, neededBytes, totalBytes, fetched }
}

const parts = await shop.db
  .selectFrom('part')
  .select(['id', 'mcode', 'name', 'oe_number as oe', 'type', 'producer'])
  .where('tenant_id', '=', shop.general)
  .orderBy('id')
  .execute()
const aPart = (place: number) => parts[place] ?? { id: 0, mcode: '', name: '', oe: '', type: 'starter' as const, producer: '' }
const denso = parts.find(({ oe }) => /^\d{6}-\d{4}$/.test(oe)) ?? aPart(0)

const questions = [
  // Numbers: as stamped, glued, a piece, scratched, misread, one wrong digit, wild cards, with too few zeros.
  ...[
    denso.oe,
    denso.oe.replace('-', ' '),
    `DENSO${denso.oe}`,
    denso.oe.replace('-', '').slice(0, 8),
    denso.oe.replace('-', '').slice(2, 9),
  ],
  ...[denso.oe.replace(/\d$/, '?'), denso.oe.replace('0', 'O'), denso.oe.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))],
  ...[`${denso.oe.slice(0, 4)}*${denso.oe.slice(-3)}`, `${denso.oe.slice(1, 4)}?${denso.oe.slice(5, 9)}`],
  ...[denso.mcode.toLowerCase(), aPart(7).mcode.slice(0, 4), '0001', '12', 'a'],
  // Words: kinds, makers, data, vehicles, German, misspelt, with what nobody sells.
  ...[
    'starter',
    'alternator',
    'altern',
    'starter bosch',
    'starter 24 volt',
    'starter 1400W',
    'starter 1,4 kW',
    'stater',
    'alternater regulater',
  ],
  ...['Lichtmaschine', 'Anlasser 9 Zähne', 'Lichtmasch', 'bendix'],
  ...['hilux', 'starter for tractor', 'toyota corolla 1998', 'starter qqqxxzz', 'qqqxxzz wwwkk'],
  ...parts.slice(0, 5).map(({ name, producer }) => `${producer} ${name}`),
]

/** Takes a part out of a shop. */
async function remove(tenantId: string, id: number): Promise<void> {
  const { db } = shop
  for (const table of ['part_number', 'part_text', 'fitment'] as const)
    await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('part_id', '=', id).execute()
  const lists = db.deleteFrom('parts_list').where('tenant_id', '=', tenantId)
  await lists.where((of) => of.or([of('unit_id', '=', id), of('part_id', '=', id)])).execute()
  await db.deleteFrom('part').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** What the device answers to all questions, and what the server does. */
async function answers(asking: readonly string[]) {
  const { catalogue } = await catalogueOfPack(store, 'all', clock.now())
  // One that has heard of all changes; what is live came from one too.
  const server = portTo(shop.again().fetch, { tenantId: shop.general })
  const here: unknown[] = []
  const there: [string, { records: readonly unknown[] }][] = []
  for (const searchStr of asking) {
    const work = () => new SearchBudget(async () => undefined)
    here.push([searchStr, await search(catalogue, work(), v.parse(calls.search.input, { searchStr, pageSize: 10 }))])
    here.push([searchStr, await aggregationSearch(catalogue, work(), v.parse(calls.aggregationSearch.input, { searchStr, pageSize: 10 }))])
    there.push([searchStr, (await sendCall(server, 'search', { searchStr, pageSize: 10 })).value])
    there.push([searchStr, (await sendCall(server, 'aggregationSearch', { searchStr, pageSize: 10 })).value])
  }
  return { here: JSON.parse(JSON.stringify(here)), there }
}

beforeAll(async () => {
  // Two servers that share a database, at once: one makes them, the other leaves it to it.
  const both = await Promise.all([make(), make()])
  expect(both.filter((made) => made === null)).toHaveLength(1)
})

describe('what the server makes', () => {
  test('is a pack of everything, of each application and of each top category that have parts, each with its own', async () => {
    const packs = await listed()
    const all = packs.find(({ id }) => id === 'all')
    expect(all).toMatchObject({ title: 'Everything', parts: parts.length, totalParts: parts.length })
    expect(packs[0]).toEqual(all)
    const starters = await shop.ask('aggregationSearch', { backCategoryId: '1' as never })
    expect(packs.find(({ id }) => id === 'cat-1')).toMatchObject({ title: 'Starters', parts: starters.total })
    const marine = await shop.ask('aggregationSearch', { appid: '6' as never, pageSize: 1 })
    expect(packs.find(({ id }) => id === 'app-6')).toMatchObject({ title: 'Marine', parts: marine.total })
    expect(packs.every((pack) => pack.parts > 0 && pack.bytes > 0)).toBe(true)
  })

  test('has its titles in the language of the call, and is signed by the key of the configuration in each', async () => {
    const reply = await shop.app.request(calls.packs.path, { headers: { 'Accept-Language': 'de' } })
    const { result } = await reply.json()
    const { packs } = await readPackList(result, await trustAt())
    expect(packs.find(({ id }) => id === 'all')?.title).toBe('Alles')
    expect(packs.find(({ id }) => id === 'app-3')?.title).toBe('Landtechnik')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
  })

  test('answers on a device as the server does: same parts, same order, same reasons', async () => {
    const { manifest, entry } = await install('all')
    expect(manifest.parts).toBe(entry.parts)
    const { here, there } = await answers(questions)
    expect(here).toEqual(there)
    expect(there.filter(([, { records }]) => records.length > 0).length).toBeGreaterThan(there.length * 0.7)
  })

  test('shows the page of a part as the server does', async () => {
    const device = await catalogueOfPack(store, 'all', clock.now())
    await expectSamePages(
      shop,
      device,
      [denso, aPart(3), aPart(parts.length - 1)].map(({ mcode }) => mcode),
    )
  })
})

describe('pieces', () => {
  const at = async (host: string, accept?: string) => {
    const { manifest } = await entryOf('all')
    return shop.app.request(`http://${host}${piecePath(manifest)}`, accept === undefined ? {} : { headers: { 'Accept-Encoding': accept } })
  }

  test('never change, and are sent compressed to whoever takes that', async () => {
    const [plain, zipped] = [await at('localhost'), await at('localhost', 'gzip, br')]
    expect(plain.headers.get('Cache-Control')).toContain('immutable')
    expect([plain.headers.get('Content-Encoding'), zipped.headers.get('Content-Encoding')]).toEqual([null, 'gzip'])
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text())
  })

  test('of another shop there are none, nor of what is no piece; the refusal is an envelope', async () => {
    const others = [piecePath('0'.repeat(64)), '/packs/all', livePricesPath('none', 1)].map((path) => shop.app.request(path))
    for (const reply of await Promise.all([at(shop.special.host), ...others])) {
      expect(reply.status).toBe(404)
      expect(await reply.json()).toMatchObject({ code: 404, error: 'no-route' })
    }
  })

  test('each shop signs by a key of its own, and has none before its packs were made', async () => {
    const trust = await trustAt()
    await expect(readPackList(await shop.ask('packs', {}, shop.special.id), trust)).rejects.toMatchObject({ reason: 'other-key' })
  })
})

describe('a newer version', () => {
  test('is not made of prices and stock', async () => {
    const some = shop.db.updateTable('part').where('id', '<', aPart(50).id)
    await some.set({ stock: 3, price: '12.34' }).where('tenant_id', '=', shop.general).execute()
    const before = await asOf()
    expect(await make()).toEqual([])
    // The list says that all of it is so still.
    expect(Date.parse(await asOf())).toBeGreaterThan(Date.parse(before))
  })

  test('holds what has changed and leaves the rest where it is; the device answers as the server again', async () => {
    const [renamed, gone, moved] = [aPart(20), aPart(30), aPart(40)]
    const before = await entryOf('all')
    const mine = (id: number) => shop.db.updateTable('part').where('tenant_id', '=', shop.general).where('id', '=', id)
    await mine(renamed.id).set({ name: 'Hydraulic winch starter', description: 'Turns both ways.' }).execute()
    await mine(moved.id)
      .set({ category_id: aPart(40).type === 'starter' ? '201' : '101' })
      .execute()
    await remove(shop.general, gone.id)
    const made = await make()
    expect(made?.map(({ id }) => id)).toContain('all')

    const { entry, manifest, neededBytes, totalBytes, fetched } = await install('all')
    expect(entry.version).toBeGreaterThan(before.version)
    expect([manifest.segments.length, manifest.parts]).toEqual([2, parts.length - 1])
    // Small as the catalogue is, most of this is what any segment has.
    expect(neededBytes).toBeLessThan(totalBytes / 8)
    // The newer segment is made here, by its recipe; what else has come is what had gone.
    const recipe = manifest.segments[1]?.recipe
    const [goneFile] = manifest.files.find(({ name }) => name === 'gone')?.pieces ?? []
    expect(fetched).toEqual([goneFile, recipe?.piece].map((hash) => piecePath(hash ?? '')))
    expect(await verifyPack(store, port, 'all')).toEqual({ missing: [], damaged: [] })
    const { here, there } = await answers(questions.filter((_, at) => at % 3 === 0))
    expect(here).toEqual(there)
    const { catalogue } = await catalogueOfPack(store, 'all', clock.now())
    expect([catalogue.rowOfCode(gone.mcode), catalogue.columnTextOf('name', catalogue.rowOfCode(renamed.mcode))]).toEqual([
      -1,
      'Hydraulic winch starter',
    ])
  })

  test('leaves those before for a day, since devices may be fetching them, and nothing of older ones', async () => {
    const ofAll = shop.db.selectFrom('pack').select(['version', 'manifest']).where('tenant_id', '=', shop.general).where('id', '=', 'all')
    const versions = () => ofAll.orderBy('version').execute()
    const rename = (name: string) =>
      shop.db.updateTable('part').set({ name }).where('tenant_id', '=', shop.general).where('id', '=', aPart(60).id).execute()
    const first = await versions()
    for (const name of ['Another name', 'Yet another name']) {
      await rename(name)
      await make()
    }
    const now = await versions()
    expect([first.length, now.length]).toEqual([2, 4])
    for (const { manifest } of first) {
      const pieces = [...pieceSizesOf(await manifestAt(shop.general, manifest)).keys()]
      expect(await measurePieces(shop.db, shop.general, pieces)).toMatchObject({ count: pieces.length })
    }
    await shop.db
      .updateTable('pack')
      .set({ made_at: new Date(clock.now() - DAY_MS) })
      .where('tenant_id', '=', shop.general)
      .execute()
    await rename('A last name')
    await make()
    expect((await versions()).slice(0, -1)).toEqual(now.slice(-1))
  })
})

describe('whoever makes them', () => {
  /** A round in the background, in which nothing fails. */
  async function round() {
    const mistakes: unknown[] = []
    const report = (_: string, cause: unknown) => mistakes.push(cause)
    const tasks = createBackgroundTasks(report)
    createPackJob({ db: shop.db, clock, backgroundTasks: tasks }, report).begin()
    await tasks.whenIdle()
    expect(mistakes).toEqual([])
  }

  test('looks at every shop in the background, and at none twice a day', async () => {
    const since = clock.now()
    await round()
    const done = await shop.db.selectFrom('pack_making').select(['tenant_id', 'until', 'done_at']).orderBy('tenant_id').execute()
    expect(done.map(({ tenant_id, until, done_at }) => [tenant_id, until, (done_at?.getTime() ?? 0) >= since])).toEqual([
      [shop.general, null, false],
      [shop.special.id, null, true],
    ])
    const list = await readPackList(await shop.ask('packs', {}, shop.special.id), await trustAt(shop.special.host))
    expect(list.packs[0]).toMatchObject({ id: 'all', title: 'Everything' })
  })

  test('looks again at a shop whose packs an import has made due', async () => {
    const row = shop.db.updateTable('pack_making').where('tenant_id', '=', shop.general)
    await row.set({ due_since: new Date(clock.now()) }).execute()
    const since = clock.now()
    await round()
    const { doneAt, dueSince } = await readLastPackCheck(shop.db, shop.general)
    expect([(doneAt?.getTime() ?? 0) >= since, dueSince]).toEqual([true, null])
  })

  test('makes anew what was made in another format', async () => {
    const packs = shop.db.selectFrom('pack').select(['id', 'format']).distinct().where('tenant_id', '=', shop.special.id).orderBy('id')
    const before = await packs.execute()
    await shop.db.updateTable('pack').set({ format: 0 }).where('tenant_id', '=', shop.special.id).execute()
    // What comes out the same is no new version.
    expect(await make(shop.special.id)).toEqual([])
    expect(await packs.execute()).toEqual(before)
  })

  test('does so at once where devices do not read it any more, and offers nothing of it until then', async () => {
    const { id: tenantId, host } = shop.special
    const offered = async () => {
      clearPackListCache(shop.db, tenantId)
      return (await readPackList(await shop.ask('packs', {}, tenantId), await trustAt(host))).packs.map(({ id }) => id)
    }
    const live = async () => (await shop.again().request(`http://${host}${livePricesPath('all', 1)}`)).status
    const ids = await offered()
    expect([ids[0], await live()]).toEqual(['all', 200])
    const manifest = await storeAsOnePiece(shop.db, tenantId, Buffer.from(JSON.stringify({ format: NEWEST_PACK_FORMAT - 1 })))
    await shop.db.updateTable('pack').set({ manifest }).where('tenant_id', '=', tenantId).where('id', '=', 'all').execute()
    expect([await offered(), await live()]).toEqual([ids.slice(1), 404])
    await round()
    expect([await offered(), await live()]).toEqual([ids, 200])
  })

  test('may do so of parts alone that have gone, one version after another', async () => {
    const { id: tenantId } = shop.special
    const ids = await shop.db.selectFrom('part').select('id').where('tenant_id', '=', tenantId).orderBy('id').limit(2).execute()
    for (const [at, { id }] of ids.entries()) {
      await remove(tenantId, id)
      expect((await make(tenantId))?.map((one) => one.id)).toContain('all')
      const version = await readNewestVersion(shop.db, tenantId, 'all')
      const inside = await readPartsInVersion(shop.db, tenantId, await manifestAt(tenantId, version?.manifest ?? ''))
      expect(ids.slice(0, at + 1).some((one) => inside.has(one.id))).toBe(false)
    }
  })

  test('is told by the operator’s command, which shows what is offered', async () => {
    const host = { db: shop.db, clock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
    const type = (...words: string[]) => runShopCommand(host, words, 'ann', (_, cause) => expect.fail(String(cause)))
    expect((await type('packs', 'make', '--tenant', shop.general)).out.trim()).toBe('Nothing of the packs has changed.')
    const offered = JSON.parse((await type('packs', 'list', '--tenant', shop.general, '--json')).out)
    expect(offered.map(({ id }: { id: string }) => id)).toEqual((await listed()).map(({ id }) => id))
  })

  test('and not what is of a format that no device reads any more', async () => {
    const host = { db: shop.db, clock, orderExtensions: defaultOrderExtensions, dispatchEventsSoon: () => undefined }
    const offered = async () => {
      const { out } = await runShopCommand(host, ['packs', 'list', '--tenant', shop.general, '--json'], 'ann', (_, cause) =>
        expect.fail(String(cause)),
      )
      return (JSON.parse(out) as { id: string }[]).map(({ id }) => id)
    }
    const [first] = await offered()
    const { version = 0, manifest = '' } = (await readNewestVersion(shop.db, shop.general, first ?? '')) ?? {}
    const older = await storeAsOnePiece(shop.db, shop.general, Buffer.from(JSON.stringify({ format: NEWEST_PACK_FORMAT - 1 })))
    const named = (hash: string) =>
      shop.db
        .updateTable('pack')
        .set({ manifest: hash })
        .where('tenant_id', '=', shop.general)
        .where('id', '=', first ?? '')
        .where('version', '=', version)
        .execute()
    await named(older)
    expect(await offered()).not.toContain(first)
    await named(manifest)
    expect(await offered()).toContain(first)
  })

  test('leaves all as it was when it is to end, and the rest to the next', async () => {
    const signal = AbortSignal.abort(new Error('The shop stops.'))
    const before = await listed()
    const part = shop.db.updateTable('part').where('tenant_id', '=', shop.general).where('id', '=', aPart(70).id)
    await part.set({ hs_code: '0000.00' }).execute()
    await expect(makePacks({ db: shop.db, clock, signal }, await tenantOf(shop.general))).rejects.toThrow('The shop stops.')
    expect(await listed()).toEqual(before)
    expect((await make())?.map(({ id }) => id)).toContain('all')
  })

  test('who was silent for too long has lost it to the next, and publishes nothing more', async () => {
    let now = clock.now()
    const slow = { now: () => now }
    const lost = runWithPackClaim(shop.db, slow, shop.general, async (claim) => {
      expect(await runWithPackClaim(shop.db, slow, shop.general, async () => 'too soon')).toBeNull()
      now += 11 * 60_000
      expect(await runWithPackClaim(shop.db, slow, shop.general, async () => 'taken over')).toBe('taken over')
      await inTransaction(shop.db, (trx) => claim.requireHeld(trx))
    })
    await expect(lost).rejects.toThrow(ClaimLostError)
  })
})

describe('the recipe of a newer segment', () => {
  const some = parts.slice(100, 160).map(({ id }) => id)
  const describeOne = (description: string) =>
    shop.db
      .updateTable('part')
      .set({ description })
      .where('tenant_id', '=', shop.general)
      .where('id', '=', some[0] ?? 0)
      .execute()
  /** A segment of some parts, and what makes a newer one of three of them. */
  async function baseAndNewer() {
    const making: PackBuildContext = {
      db: shop.db,
      tenantId: shop.general,
      sharedCatalogueRows: await readSharedCatalogueRows(shop.db, shop.general),
      pause: async () => undefined,
    }
    const newer = (before: readonly PackSegment[]) => buildNewerSegment(making, before, readPartsByIds(making, some.slice(0, 3)))
    return { base: await buildPackSegment(making, readPartsByIds(making, some)), newer }
  }

  test('leaves out the segment to which it gives way', async () => {
    const { base, newer } = await baseAndNewer()
    await describeOne('Turns both ways.')
    const first = await newer([base])
    expect(first.recipe).toBeDefined()
    expect(await newer([base, first])).toEqual(first)
  })

  test('is left out where it saves nothing, and where it is larger than any piece', async () => {
    const { base, newer } = await baseAndNewer()
    await describeOne('Turns one way.')
    const { recipe: _, ...made } = await newer([base])
    // All of its pieces are there, in a segment of another name.
    expect(await newer([base, { ...made, id: 'another' }])).toEqual(made)
    await describeOne('x'.repeat(MAX_PIECE_BYTES))
    expect((await newer([base])).recipe).toBeUndefined()
  })
})

test('a category that finds its parts by a rule is no pack, and one below another goes with it', () => {
  const same = { sortNum: 1, catGroup: 1, icon: '', description: '' }
  const category = (id: string, parentId: string, rule: string | null = null) => ({ ...same, id, parentId, rule, name: id })
  const categories = [category('1', '0'), category('11', '1'), category('9', '0', 'new')]
  const { packsById, packIdsOf } = createPackAssignment({ categories, applications: [], makes: [], models: [], promotions: [] })
  expect([...packsById.keys()]).toEqual(['all', 'cat-1'])
  expect([...packIdsOf({ categoryId: '11', fits: [] })]).toEqual(['all', 'cat-1'])
})
