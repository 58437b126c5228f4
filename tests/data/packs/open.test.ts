import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, onTestFinished, test } from 'vitest'
import { packErrorReasons } from '#contract/packs/pack-error-reasons.ts'
import { readInstalledPacks, removePack } from '#data/packs/installed.ts'
import { openPackStore, type PackStore } from '#data/packs/open.ts'
import { openPackReader } from '#data/packs/open-pack.ts'
import { readPinnedParts, replacePinnedParts } from '#data/packs/pins.ts'
import { cancelDownload, listDownloads } from '#data/packs/requested-downloads.ts'
import { packUpgradeSteps } from '#data/packs/schema.ts'
import { putSettings, readSettings } from '#data/packs/settings.ts'
import { install, packDevice, requestVersion, textsOf } from '../../support/packs/pack-device.ts'
import { packPortTo } from '../../support/packs/pack-port.ts'
import { packShop } from '../../support/packs/pack-shop.ts'

const texts = { segments: { s1: { numbers: 'one two three' } }, files: {} }
const newer = { reason: 'newer-store', message: packErrorReasons['newer-store'].message }

function opened(name: string, steps = packUpgradeSteps): PackStore {
  const store = openPackStore(name, steps)
  onTestFinished(() => store.close())
  return store
}

test('a requested download that an earlier app has kept goes on as it stood', async () => {
  const { name, store } = packDevice()
  await store.close()
  const manifest = { segments: [], files: [] }
  const entry = { manifest: 'none' }
  const dbName = `armature-packs-${name}`
  const made = await openDB(dbName, 1, { upgrade: (db) => void packUpgradeSteps[0]?.(db as never, undefined as never) })
  await made.put('wishes', { format: 1, id: 'all', entry, manifest, state: { is: 'stopped', why: 'quota', at: 7 } })
  await made.put('wishes', { format: 1, id: 'app-3', entry, manifest, state: { is: 'paused' } })
  made.close()
  expect((await listDownloads(opened(name))).map(({ download: { id, state } }) => [id, state])).toEqual([
    ['all', { type: 'stopped', why: 'quota', at: 7 }],
    ['app-3', { type: 'paused' }],
  ])
})

test('each tenant has a database of its own, apart from the mirror', async () => {
  await opened('volt').run((db) => db.count('packs'))
  await opened('harbor').run((db) => db.count('packs'))
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['armature-packs-volt', 'armature-packs-harbor']))
})

test('after a rollback of the app packs are used as they are, as long as this version knows what they are', async () => {
  const { name, store } = packDevice()
  const shop = packShop()
  await install(store, packPortTo(shop.answer), await shop.publish('all', 1, texts))
  const later = opened(name, [...packUpgradeSteps, (db) => void db.createObjectStore('more' as never)])
  expect(await later.run(async (db) => db.version)).toBe(packUpgradeSteps.length + 1)
  await later.close()
  expect(await textsOf(opened(name), 'all')).toEqual(texts)
})

test('a store of a newer app that lacks something is refused with a sentence, and left alone', async () => {
  const name = 'armature-packs-rolled-back'
  const made = await openDB(name, 9, { upgrade: (db) => void db.createObjectStore('blobs') })
  await made.put('blobs', 'precious', 'all')
  made.close()
  await expect(readInstalledPacks(opened('rolled-back'))).rejects.toMatchObject(newer)
  const again = await openDB(name)
  onTestFinished(() => again.close())
  expect([again.version, await again.get('blobs', 'all')]).toEqual([9, 'precious'])
})

test('a pack that a newer app has kept is neither read nor replaced nor removed, and its pieces stay', async () => {
  const { store } = packDevice()
  const shop = packShop()
  const port = packPortTo(shop.answer)
  const next = await shop.publish('all', 2, texts)
  const other = await shop.publish('app-3', 1, texts)
  await store.run(async (db) => {
    await db.put('packs', { format: 2, id: 'all', pieces: 'elsewhere' } as never)
    await db.put('wishes', { format: 2, id: 'cat-1', soon: true } as never)
    await db.put('pieces', new ArrayBuffer(3), 'f'.repeat(64))
  })
  expect([await readInstalledPacks(store), await listDownloads(store)]).toEqual([[], []])
  await expect(openPackReader(store, 'all')).rejects.toMatchObject(newer)
  await expect(removePack(store, 'all')).rejects.toMatchObject(newer)
  await expect(requestVersion(store, port, next)).rejects.toMatchObject(newer)
  await expect(cancelDownload(store, 'cat-1')).rejects.toMatchObject(newer)
  await install(store, port, other)
  await removePack(store, 'app-3')
  expect(await store.run((db) => db.get('pieces', 'f'.repeat(64)))).toHaveProperty('byteLength', 3)
  expect(await store.run((db) => db.count('packs'))).toBe(1)
})

test('settings and pins are as they were last said', async () => {
  const { store, again } = packDevice()
  expect(await readSettings(store)).toEqual({ wifiOnly: false })
  await putSettings(store, { wifiOnly: true })
  await replacePinnedParts(store, [
    { mcode: 'ST-1', why: ['cart'] },
    { mcode: 'ST-2', why: ['favourite', 'recent'] },
  ])
  await replacePinnedParts(store, [{ mcode: 'ST-2', why: ['favourite'] }])
  expect(await readSettings(again())).toEqual({ wifiOnly: true })
  expect(await readPinnedParts(again())).toEqual([{ mcode: 'ST-2', why: ['favourite'] }])
})
