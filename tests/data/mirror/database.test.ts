import 'fake-indexeddb/auto'
import { setImmediate as turn } from 'node:timers/promises'
import { type IDBPDatabase, unwrap } from 'idb'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ATTEMPT_TIMEOUTS_MS, RETEST_INTERVAL_MS } from '#data/mirror/database.ts'
import { type MirrorDatabase, openMirrorDatabase } from '#data/mirror/open.ts'
import type { MirrorDatabaseSchema } from '#data/mirror/schema.ts'

const [FIRST_MS, SECOND_MS] = ATTEMPT_TIMEOUTS_MS
const ada = { token: 't-1', userInfo: { id: 'u1', realname: 'Ada', email: 'a@shop.test' } }
const silent = expect.objectContaining({ name: 'TimeoutError' })

let mirror: MirrorDatabase
let other: MirrorDatabase
let count = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  count += 1
  mirror = openMirrorDatabase(`silent-${count}`)
  other = openMirrorDatabase(`silent-${count}`)
})
afterEach(async () => {
  vi.useRealTimers()
  await mirror.close()
  await other.close()
})

/** Something foreign holds the session, as a page does that was put to sleep in the middle of its work, until `free` is called. */
async function sleeper(): Promise<() => Promise<void>> {
  let asleep = true
  let hold = () => {}
  const held = new Promise<void>((resolve) => {
    hold = resolve
  })
  // Not through `run`, which would not be so patient.
  const sleeping = (await other.run(async (db) => db)).transaction('session', 'readwrite')
  const over = (async () => {
    while (asleep) {
      await sleeping.store.get('now')
      hold()
    }
    await sleeping.done
  })()
  await held
  return () => {
    asleep = false
    return over
  }
}

/** Runs work and counts how often it was begun. */
function counted<T>(work: (db: IDBPDatabase<MirrorDatabaseSchema>) => Promise<T>) {
  const now = { tries: 0 }
  const outcome = mirror.run((db) => {
    now.tries += 1
    return work(db)
  })
  // Looked at later.
  outcome.catch(() => undefined)
  return { now, outcome }
}
/** The browser's opening, to be replaced by one that never answers, until the end of the test. */
function opening() {
  const open = vi.spyOn(indexedDB, 'open')
  onTestFinished(() => open.mockRestore())
  return open
}
const until = async (so: () => boolean) => {
  while (!so()) await turn()
}
/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let at = 0; at < 50; at += 1) await turn()
}

test('a database that does not answer the opening is opened once more', async () => {
  const open = opening()
  open.mockImplementationOnce(() => new IDBOpenDBRequest())
  const { outcome } = counted((db) => db.get('session', 'now'))
  await until(() => open.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  expect(await outcome).toBeUndefined()
  expect(open).toHaveBeenCalledTimes(2)
})

test('a database that never opens is said to be silent', async () => {
  const open = opening()
  open.mockImplementation(() => new IDBOpenDBRequest())
  const { now, outcome } = counted((db) => db.get('session', 'now'))
  await until(() => open.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await until(() => open.mock.calls.length === 2)
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  await expect(outcome).rejects.toThrow(silent)
  expect(now.tries).toBe(0)
})

test('a read that is not answered is taken back and done once more on a new connection', async () => {
  const free = await sleeper()
  const { now, outcome } = counted((db) => db.get('session', 'now'))
  await until(() => now.tries === 1)
  await settle()
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await until(() => now.tries === 2)
  await free()
  expect(await outcome).toBeUndefined()
})

test('a write that is not answered is taken back and done once more, and is written once', async () => {
  const free = await sleeper()
  const { now, outcome } = counted((db) => db.put('session', ada, 'now'))
  await until(() => now.tries === 1)
  await settle()
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await until(() => now.tries === 2)
  await free()
  await outcome
  expect(await mirror.run((db) => db.getAll('session'))).toEqual([ada])
})

test('a write that is never answered is refused, and nothing of it is written later', async () => {
  const free = await sleeper()
  const { now, outcome } = counted((db) => db.put('session', ada, 'now'))
  await until(() => now.tries === 1)
  await settle()
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await until(() => now.tries === 2)
  await settle()
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  await expect(outcome).rejects.toThrow(silent)
  await free()
  expect(await other.run((db) => db.get('session', 'now'))).toBeUndefined()
})

test('silent once, it keeps nobody waiting again, and works again once it answers', async () => {
  const open = opening()
  open.mockImplementation(() => new IDBOpenDBRequest())
  const { outcome } = counted((db) => db.get('session', 'now'))
  await until(() => open.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await until(() => open.mock.calls.length === 2)
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  await expect(outcome).rejects.toThrow(silent)
  // No timer moves: whoever taps now hears of it at once.
  await expect(mirror.run((db) => db.get('session', 'now'))).rejects.toThrow(silent)
  await expect(mirror.run((db) => db.put('session', ada, 'now'))).rejects.toThrow(silent)
  expect(open).toHaveBeenCalledTimes(2)
  open.mockRestore()
  vi.setSystemTime(Date.now() + RETEST_INTERVAL_MS)
  await expect(mirror.run((db) => db.get('session', 'now'))).rejects.toThrow(silent)
  await settle()
  await mirror.run((db) => db.put('session', ada, 'now'))
  expect(await mirror.run((db) => db.get('session', 'now'))).toEqual(ada)
})

test('a write that may have happened, because not even its end is told, is not repeated', async () => {
  const free = await sleeper()
  const { now, outcome } = counted((db) => {
    const tx = db.transaction('session', 'readwrite')
    vi.spyOn(unwrap(tx), 'abort').mockImplementation(() => undefined)
    return tx.store.put(ada, 'now')
  })
  await until(() => now.tries === 1)
  await settle()
  await vi.advanceTimersByTimeAsync(FIRST_MS)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(outcome).rejects.toThrow(silent)
  expect(now.tries).toBe(1)
  await free()
})

test('work that fails at once on a connection that the browser closed is done again', async () => {
  await mirror.run(async (db) => db.close())
  const { now, outcome } = counted((db) => db.transaction('session').store.get('now'))
  expect(await outcome).toBeUndefined()
  expect(now.tries).toBe(2)
})
