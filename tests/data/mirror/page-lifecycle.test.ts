import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'

const ada = { token: 't-1', userInfo: { id: 'u1', realname: 'Ada', email: 'a@shop.test' } }
const eve = { token: 't-2', userInfo: { id: 'u2', realname: 'Eve', email: 'e@shop.test' } }

/** One page that is put away, and another one of the same shop. */
interface Two {
  page: EventTarget
  here: MirrorDatabase
  elsewhere: MirrorDatabase
}
let two: Two
let count = 0

beforeEach(() => {
  count += 1
  const elsewhere = openMirrorDatabase(`put-away-${count}`)
  const page = new EventTarget()
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  two = { page, here: openMirrorDatabase(`put-away-${count}`), elsewhere }
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await two.here.close()
  await two.elsewhere.close()
})

const tell = (type: 'pagehide' | 'pageshow', persisted = true) => two.page.dispatchEvent(Object.assign(new Event(type), { persisted }))

/** Work on the session that goes on until it is told to end. */
function longWork(mode: 'readonly' | 'readwrite') {
  const now = { tries: 0, ended: false }
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const outcome = two.here.run(async (db) => {
    now.tries += 1
    const tx = db.transaction('session', mode)
    if (mode === 'readwrite') await tx.objectStore('session').put?.(ada, 'now')
    do {
      await tx.store.get('now')
      begin()
    } while (!now.ended)
    return tx.store.get('now')
  })
  return { now, begun, outcome }
}

test('a read that is under way when the page is put away blocks nobody, and is done again when the page is back', async () => {
  const { now, begun, outcome } = longWork('readonly')
  await begun
  tell('pagehide')
  await two.elsewhere.run((db) => db.put('session', eve, 'now'))
  now.ended = true
  tell('pageshow')
  expect(await outcome).toEqual(eve)
  expect(now.tries).toBe(2)
})

test('a write that is under way when the page is put away blocks nobody, and its maker hears that nothing was written', async () => {
  const { now, begun, outcome } = longWork('readwrite')
  const refused = expect(outcome).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  await begun
  tell('pagehide')
  expect(await two.elsewhere.run((db) => db.get('session', 'now'))).toBeUndefined()
  await two.elsewhere.run((db) => db.put('session', eve, 'now'))
  tell('pageshow')
  await refused
  expect(now.tries).toBe(1)
  expect(await two.here.run((db) => db.get('session', 'now'))).toEqual(eve)
})

test('what is begun while the page lies in the cache waits until it is back', async () => {
  await two.here.run((db) => db.put('session', ada, 'now'))
  tell('pagehide')
  const did: string[] = []
  const written = two.here.run(async (db) => {
    did.push('written')
    await db.put('session', eve, 'now')
  })
  expect(await two.elsewhere.run((db) => db.get('session', 'now'))).toEqual(ada)
  expect(did).toEqual([])
  tell('pageshow')
  await written
  expect(await two.elsewhere.run((db) => db.get('session', 'now'))).toEqual(eve)
})

test('a page that is left for good loses nothing that it had begun', async () => {
  const { now, begun, outcome } = longWork('readwrite')
  await begun
  tell('pagehide', false)
  now.ended = true
  expect(await outcome).toEqual(ada)
  expect(now.tries).toBe(1)
})
