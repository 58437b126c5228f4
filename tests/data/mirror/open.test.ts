import 'fake-indexeddb/auto'
import { type IDBPDatabase, openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { NewerDatabaseError } from '#data/mirror/newer-database.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { type MirrorDatabaseSchema, upgradeSteps } from '#data/mirror/schema.ts'

const newName = (() => {
  let count = 0
  return () => {
    count += 1
    return `shop-${count}`
  }
})()
const opened: { close: () => Promise<void> }[] = []
const mirrorHere = (tenantId = newName(), steps = upgradeSteps) => {
  const mirror = openMirrorDatabase(tenantId, steps)
  opened.push(mirror)
  return { mirror, tenantId }
}
afterEach(async () => {
  for (const mirror of opened.splice(0)) await mirror.close()
})

const put = { token: 't-1', userInfo: { id: 'u1', realname: 'Ada', email: 'a@shop.test' } }

test('the version of the database is the number of its steps', async () => {
  const { mirror } = mirrorHere()
  expect(await mirror.run(async (db) => db.version)).toBe(upgradeSteps.length)
  expect(await mirror.run(async (db) => [...db.objectStoreNames])).toEqual([
    'books',
    'cart',
    'drafts',
    'favourites',
    'guestList',
    'intents',
    'oldUnits',
    'orderRows',
    'orders',
    'placed',
    'searches',
    'session',
    'viewChanges',
    'views',
  ])
})

test('an upgrade runs only the steps that are new, and keeps what is there', async () => {
  const { mirror: old, tenantId } = mirrorHere()
  await old.run((db) => db.put('session', put, 'now'))
  await old.close()
  const ran: string[] = []
  const { mirror } = mirrorHere(tenantId, [
    ...upgradeSteps.map(() => () => void ran.push('old')),
    (db) => {
      ran.push('new')
      db.deleteObjectStore('searches')
    },
  ])
  expect(await mirror.run((db) => db.get('session', 'now'))).toEqual(put)
  expect(ran).toEqual(['new'])
})

test('an older tab lets a newer one upgrade at once', async () => {
  const { mirror: old, tenantId } = mirrorHere()
  await old.run((db) => db.put('session', put, 'now'))
  const newer = await openDB(`armature.${tenantId}`, upgradeSteps.length + 1)
  expect(newer.version).toBe(upgradeSteps.length + 1)
  newer.close()
})

/** The next version of the shop, whose last step does something to the database. */
const nextVersion = (step: (db: IDBPDatabase<MirrorDatabaseSchema>) => void) => [...upgradeSteps, step]

test('a database of a newer version is used as it stands when it has all that this one needs, and is never lowered', async () => {
  const { mirror: newer, tenantId } = mirrorHere(
    newName(),
    nextVersion((db) => void db.createObjectStore('views-of-tomorrow' as never)),
  )
  await newer.run((db) => db.put('session', put, 'now'))
  await newer.close()
  const { mirror: older } = mirrorHere(tenantId)
  expect(await older.run((db) => db.get('session', 'now'))).toEqual(put)
  expect(await older.run(async (db) => db.version)).toBe(upgradeSteps.length + 1)
})

test('an older tab beside one that has upgraded goes on', async () => {
  const { mirror: older, tenantId } = mirrorHere()
  await older.run((db) => db.put('session', put, 'now'))
  const { mirror: newer } = mirrorHere(
    tenantId,
    nextVersion(() => undefined),
  )
  expect(await newer.run((db) => db.get('session', 'now'))).toEqual(put)
  expect(await older.run((db) => db.get('session', 'now'))).toEqual(put)
})

test.each([
  ['a store', (db: IDBPDatabase<MirrorDatabaseSchema>) => db.deleteObjectStore('intents')],
  [
    'an index',
    (db: IDBPDatabase<MirrorDatabaseSchema>) => {
      db.deleteObjectStore('intents')
      db.createObjectStore('intents', { keyPath: 'seq' })
    },
  ],
])('a newer database that lacks %s is left alone, and said to be newer', async (_what, step) => {
  const { mirror: newer, tenantId } = mirrorHere(newName(), nextVersion(step))
  await newer.run((db) => db.put('session', put, 'now'))
  await newer.close()
  const { mirror: older } = mirrorHere(tenantId)
  await expect(older.run((db) => db.get('session', 'now'))).rejects.toBeInstanceOf(NewerDatabaseError)
  const { mirror: again } = mirrorHere(tenantId, nextVersion(step))
  expect(await again.run((db) => db.get('session', 'now'))).toEqual(put)
})

test('a connection that the browser dropped is opened again and the work is done', async () => {
  const { mirror } = mirrorHere()
  await mirror.run(async (db) => db.close())
  await mirror.run((db) => db.put('session', put, 'now'))
  expect(await mirror.run((db) => db.get('session', 'now'))).toEqual(put)
})

test('an error that is the work’s own is not tried again', async () => {
  const { mirror } = mirrorHere()
  let tries = 0
  const work = mirror.run(async () => {
    tries += 1
    throw new RangeError('mine')
  })
  await expect(work).rejects.toThrow('mine')
  expect(tries).toBe(1)
})

test('two tenants on one address do not share what the device remembers', async () => {
  const { mirror: volt } = mirrorHere()
  const { mirror: harbor } = mirrorHere()
  await volt.run((db) => db.put('session', put, 'now'))
  expect(await harbor.run((db) => db.get('session', 'now'))).toBeUndefined()
})
