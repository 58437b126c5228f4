import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import {
  cancelPack,
  checkPacksByTitle,
  dismissLostPack,
  installPack,
  pausePack,
  removePack,
  repairPack,
  resumePack,
  setWifiOnly,
} from '#app/state/packs/changes.ts'
import { packState } from '#app/state/packs/facts.ts'
import { openPackConnection } from '#app/state/packs/place.ts'
import { fetchOfferedPacks, rereadPacks } from '#app/state/packs/reread.ts'
import { packRows } from '#app/state/packs/rows.ts'
import { readPackPrices } from '#data/packs/live.ts'
import { packsOnPage } from '../../../support/packs/packs-on-page.ts'

const texts = (words: string) => ({ segments: { one: { numbers: words, words: 'starter, alternator' } } })

async function deviceWithOne() {
  const page = await packsOnPage()
  page.listed.push(await page.shop.publish('app-1', 1, texts('0001108001')))
  await fetchOfferedPacks()
  await rereadPacks()
  return page
}
const row = (id = 'app-1') => packRows(packState).find((one) => one.id === id)
const is = () => row()?.status.type

test('a pack of the list comes onto the device, with its prices, and goes again', async () => {
  await deviceWithOne()
  expect(row()).toMatchObject({ title: 'app-1', installedPack: null, status: { type: 'offered' } })
  await installPack('app-1')
  expect(row()).toMatchObject({ status: { type: 'here', hasUpdate: false }, refusal: null })
  const { store } = openPackConnection() ?? {}
  expect(store && (await readPackPrices(store, 'app-1'))?.asOf).toBe('2026-11-24T09:00:00Z')
  await removePack('app-1')
  expect(row()).toMatchObject({ installedPack: null, status: { type: 'offered' } })
})

test('“everything” stands first, whatever the order of the list', async () => {
  const page = await deviceWithOne()
  page.listed.push(await page.shop.publish('all', 1, texts('all')))
  await fetchOfferedPacks()
  expect(packRows(packState).map(({ id }) => id)).toEqual(['all', 'app-1'])
  // And what it holds needs no pack of its own.
  await installPack('all')
  expect(is()).toBe('covered')
})

test('a newer version in the list is an update, and updating takes it', async () => {
  const page = await deviceWithOne()
  await installPack('app-1')
  page.listed.splice(0, 1, { ...(await page.shop.publish('app-1', 2, texts('0001108002'))), madeAt: '2026-11-24T09:00:00Z' })
  await fetchOfferedPacks()
  expect(row()?.status).toEqual({ type: 'here', hasUpdate: true })
  await installPack('app-1')
  expect(row()).toMatchObject({ status: { type: 'here', hasUpdate: false }, installedPack: { entry: { version: 2 } } })
})

test('paused while it comes, it keeps what has come, goes on later, and can be given up', async () => {
  const page = await deviceWithOne()
  const { answer } = page
  let pieces = 0
  page.answer = async (request) => {
    pieces += /\/packs\/[0-9a-f]{64}$/.test(request.url) ? 1 : 0
    // The manifest and one piece.
    if (pieces > 2) await pausePack('app-1')
    return answer(request)
  }
  await installPack('app-1')
  expect(is()).toBe('paused')
  const pausing = page.answer
  page.answer = answer
  await resumePack('app-1')
  expect(is()).toBe('here')
  await removePack('app-1')
  pieces = 0
  page.answer = pausing
  await installPack('app-1')
  await cancelPack('app-1')
  expect(is()).toBe('offered')
  expect(await openPackConnection()?.store.run((db) => db.count('pieces'))).toBe(0)
})

test('a reason stands with the pack that it is about, and a stopped one goes on from there', async () => {
  const page = await deviceWithOne()
  await setWifiOnly(true)
  await installPack('app-1')
  // Nobody says what line this is.
  expect(row()?.status).toMatchObject({ type: 'stopped', why: 'line-unknown' })
  await resumePack('app-1', true)
  expect(is()).toBe('here')

  page.shop.pieces.clear()
  page.listed.push({ ...(page.listed[0] ?? (await page.shop.publish('x', 1, texts('x')))), id: 'cat-2', manifest: 'a'.repeat(64) })
  await fetchOfferedPacks()
  await installPack('cat-2')
  expect(row('cat-2')).toMatchObject({ status: { type: 'offered' }, refusal: { why: 'gone' } })
})

test('without room nothing is begun, and both numbers are told', async () => {
  await deviceWithOne()
  const place = openPackConnection()
  if (place === null) throw new Error('The page has no port.')
  vi.spyOn(place.port, 'freeBytes').mockResolvedValue(1000)
  await installPack('app-1')
  expect(row()).toMatchObject({ status: { type: 'offered' }, refusal: { why: 'quota', detail: { freeBytes: 1000 } } })
  expect(row()?.refusal?.detail.neededBytes).toBeGreaterThan(0)
})

test('what the browser has taken is noticed and repaired; taken altogether, it is told until it is here again or nobody wants it', async () => {
  const page = await deviceWithOne()
  await installPack('app-1')
  await openPackConnection()?.store.run(async (db) => db.delete('pieces', (await db.getAllKeys('pieces'))[0] ?? ''))
  await rereadPacks()
  expect(row()?.status).toEqual({ type: 'taken', isCompletelyDeleted: false })
  await repairPack('app-1')
  expect(is()).toBe('here')

  await page.away()
  const db = await openDB(`armature-packs-${page.tenantId}`)
  for (const name of ['packs', 'pieces', 'live'] as const) await db.clear(name)
  db.close()
  await rereadPacks()
  expect(row()).toMatchObject({ title: 'app-1', entry: null, status: { type: 'taken', isCompletelyDeleted: true } })
  dismissLostPack('app-1')
  await vi.waitFor(() => expect(row()).toBeUndefined())
})

test('a pack that the worker could not read is read again at the word of its title, and its repair offered', async () => {
  await deviceWithOne()
  await installPack('app-1')
  const title = row()?.title ?? ''
  await openPackConnection()?.store.run(async (db) => db.put('pieces', new ArrayBuffer(2), (await db.getAllKeys('pieces'))[0] ?? ''))
  // Its pieces are all there by their names.
  await rereadPacks()
  expect(is()).toBe('here')
  await checkPacksByTitle(['Another', title])
  expect(row()?.status).toEqual({ type: 'taken', isCompletelyDeleted: false })
})

test('a pack that was removed is missed by nobody', async () => {
  const page = await deviceWithOne()
  await installPack('app-1')
  await removePack('app-1')
  await page.away()
  await rereadPacks()
  expect(packState.lost).toEqual([])
})

test('a shop that signs nothing, or another’s list, is told as that and takes nothing away', async () => {
  const page = await deviceWithOne()
  const { answer } = page
  page.answer = async (request) => {
    const reply = await answer(request)
    return new Response((await reply.text()).replace('app-1', 'app-2'), { headers: { 'content-type': 'application/json' } })
  }
  await fetchOfferedPacks()
  expect(packState.list).toEqual({ type: 'failed', why: 'bad-signature' })
  expect(packState.offered).toHaveLength(1)
})

test('what another tab has installed is shown here when it says so', async () => {
  const page = await deviceWithOne()
  const { onPacksChanged } = await import('#app/state/packs/place.ts')
  const heard = new Promise<void>((resolve) => onPacksChanged(resolve))
  const channel = new BroadcastChannel(`armature.${page.tenantId}.packs`)
  channel.postMessage('changed')
  await heard
  channel.close()
})
