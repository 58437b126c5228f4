import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb'
import { type Connection, type ConnectionAbandonment, trackConnection } from './connection.ts'
import { isOfNewerVersion, openWithoutUpgrade, type RequiredStores } from './newer-database.ts'
import { onPageHidden } from './page-lifecycle.ts'

type DatabaseWork<Shape extends DBSchema, T> = (db: IDBPDatabase<Shape>) => Promise<T>

/** A database on this device. It is opened on first use, and again when the browser has closed it. */
export interface Database<Shape extends DBSchema> {
  /**
   * Runs work on an open connection. If the browser closed the connection or does not respond, the work is run once more on a new one, so
   * it must be idempotent. Work that was writing when the page was hidden is not run again; it rejects when the page is visible again.
   * Rejects with NewerDatabaseError if a newer version of the app has changed the database incompatibly. After two timeouts all work rejects at
   * once with the same TimeoutError, until the database responds again.
   */
  run: <T>(work: DatabaseWork<Shape, T>) => Promise<T>
  close: () => Promise<void>
}

/** The name and version of a database, and how to open it. */
export interface DatabaseDefinition<Shape extends DBSchema> {
  name: string
  version: number
  /** The stores and indexes that a database of a newer version must have, so that this version can use it. */
  requiredStores: RequiredStores
  upgrade: NonNullable<OpenDBCallbacks<Shape>['upgrade']>
  /** Frees storage when the device is full, and returns whether it freed any. If it did, the work that failed is run again. */
  freeStorage?: () => Promise<boolean>
}

/** Timeouts of the first and second attempt in milliseconds. In Safari, a database sometimes never responds after a page was suspended. */
export const ATTEMPT_TIMEOUTS_MS = [4000, 6000] as const
/** How often an unresponsive database is tested in the background while all work is rejected. */
export const RETEST_INTERVAL_MS = 30 * 1000
/** How long work on a given-up connection may take to finish, in milliseconds. */
const ABANDONED_WORK_TIMEOUT_MS = 1000

/**
 * Tells whether an error means that the browser closed the connection. Chromium throws the first error, Safari the second after a long
 * sleep.
 */
const isConnectionClosed = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
const isTransactionAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const isStorageFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const TIMEOUT_RESULT = Symbol('silent')
const timeoutError = () => new DOMException('The database on this device does not answer.', 'TimeoutError')

/** Waits for an answer, but at most for the given time. */
async function withTimeLimit<T>(ms: number, answer: Promise<T>): Promise<T | typeof TIMEOUT_RESULT> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof TIMEOUT_RESULT>((resolve) => {
    timer = setTimeout(() => resolve(TIMEOUT_RESULT), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

export function createDatabase<Shape extends DBSchema>({
  name,
  version,
  requiredStores,
  upgrade,
  freeStorage,
}: DatabaseDefinition<Shape>): Database<Shape> {
  let opening: Promise<Connection<Shape>> | null = null
  let held: Connection<Shape> | null = null
  /** When the database last failed to respond, in milliseconds since 1970; null while it responds. */
  let silentAt: number | null = null
  const forget = () => {
    opening = null
    held = null
  }
  const giveUp = (connection: Connection<Shape>, why: ConnectionAbandonment['why']) => {
    if (held === connection) forget()
    connection.giveUp(why)
  }
  // The connection is given up when the page is hidden, because an unfinished transaction of a page in the back/forward cache would block
  // every other page and the worker.
  const page = onPageHidden(() => held !== null && giveUp(held, 'page-hidden'))

  const openNow = async (idb: typeof import('idb')): Promise<Connection<Shape>> => {
    const lettingGo: OpenDBCallbacks<Shape> = {
      // A newer version in another tab waits to upgrade the database. Keeping the connection would block it, so it is closed; the next use
      // here opens it again.
      blocking(_current, _wanted, event) {
        forget()
        const old = event.target
        if (old instanceof IDBDatabase) old.close()
      },
      terminated: forget,
    }
    const db = await idb.openDB<Shape>(name, version, { ...lettingGo, upgrade }).catch((error: unknown) => {
      if (!isOfNewerVersion(error)) throw error
      // If the database was deleted meanwhile, opening it would create an empty one. The upgrade that would create it is aborted.
      const made = (_db: unknown, _from: unknown, _to: unknown, tx: { abort: () => void }) => tx.abort()
      return openWithoutUpgrade(() => idb.openDB<Shape>(name, undefined, { ...lettingGo, upgrade: made }), idb, requiredStores)
    })
    return trackConnection(db, idb)
  }
  const open = async (mostMs: number): Promise<Connection<Shape> | typeof TIMEOUT_RESULT> => {
    // The library is loaded on first use, so that the first paint does not wait for the database. The time of this download does not count
    // towards the timeout.
    const idb = await import('idb')
    opening ??= openNow(idb)
    const mine = opening
    const answer = await withTimeLimit(mostMs, mine).catch((error: unknown) => {
      if (opening === mine) forget()
      throw error
    })
    if (opening !== mine) return answer
    if (answer !== TIMEOUT_RESULT) held = answer
    else {
      forget()
      // Nobody awaits this attempt any more, so a late connection is given up and an error is ignored.
      mine.then(
        (late) => late.giveUp('silent'),
        () => undefined,
      )
    }
    return answer
  }

  /** Runs work once. Returns its result, or the reason to run it again. It may only run again if nothing was written. */
  const once = async <T>(work: DatabaseWork<Shape, T>, mostMs: number): Promise<{ value: T } | ConnectionAbandonment['why']> => {
    await page.whenVisible()
    const connection = await open(mostMs)
    if (connection === TIMEOUT_RESULT) return 'silent'
    // Work may throw synchronously if the browser has closed the connection, so it runs inside an async function.
    const settled = (async () => ({ value: await work(connection.db) }))().catch((error: unknown) => ({ error }))
    if ((await withTimeLimit(mostMs, Promise.race([settled, connection.whenAbandoned]))) === TIMEOUT_RESULT) giveUp(connection, 'silent')
    const end = connection.abandonment()
    if (end !== null) await page.whenVisible()
    const last = end === null ? await settled : await withTimeLimit(ABANDONED_WORK_TIMEOUT_MS, settled)
    if (last !== TIMEOUT_RESULT && 'value' in last) return last
    if (last !== TIMEOUT_RESULT && (end === null || !isTransactionAborted(last.error))) {
      if (isConnectionClosed(last.error) && held === connection) forget()
      throw last.error
    }
    // The work did not succeed: its transaction was aborted, or it is unknown whether the data was written.
    if (end?.wasWriting && (end.why === 'page-hidden' || last === TIMEOUT_RESULT))
      throw last === TIMEOUT_RESULT ? timeoutError() : last.error
    return end?.why ?? 'silent'
  }

  /** Tests whether the database responds again: opens it and begins a transaction over all stores. Nobody awaits this test. */
  const askAgain = async (): Promise<void> => {
    silentAt = Date.now()
    const looked = await once(async (db) => {
      const stores = [...db.objectStoreNames]
      const [first] = stores
      if (first !== undefined) await db.transaction(stores, 'readwrite').objectStore(first).count()
    }, ATTEMPT_TIMEOUTS_MS[1])
    if (typeof looked === 'object') silentAt = null
  }

  const run = async <T>(work: DatabaseWork<Shape, T>): Promise<T> => {
    if (silentAt !== null) {
      if (Math.abs(Date.now() - silentAt) >= RETEST_INTERVAL_MS) askAgain().catch(() => undefined)
      throw timeoutError()
    }
    let tries = 0
    for (;;) {
      const mostMs = ATTEMPT_TIMEOUTS_MS[tries]
      if (mostMs === undefined) {
        silentAt = Date.now()
        throw timeoutError()
      }
      try {
        const done = await once(work, mostMs)
        if (typeof done === 'object') return done.value
        if (done === 'silent') tries += 1
      } catch (error) {
        // Work is one transaction, so nothing was written if storage is full. Storage is freed only once, so the loop ends.
        if (isStorageFull(error) && (await freeStorage?.())) continue
        tries += 1
        if (!isConnectionClosed(error) || tries === ATTEMPT_TIMEOUTS_MS.length) throw error
      }
    }
  }

  return {
    run,
    async close() {
      const open = opening
      forget()
      if (open !== null) (await open).db.close()
    },
  }
}
