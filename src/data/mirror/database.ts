import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb'
import { type Connection, connectionOn, type End } from './connection.ts'
import { isOfNewerVersion, type Needed, openAsItIs } from './newer-database.ts'
import { onPageHidden } from './page-lifecycle.ts'

type Work<Shape extends DBSchema, T> = (db: IDBPDatabase<Shape>) => Promise<T>

/** A database on this device, opened when first needed and again whenever the browser has closed it. */
export interface Database<Shape extends DBSchema> {
  /**
   * Runs work on an open connection. When the browser had dropped the connection, or does not answer, the work runs once more on a new one,
   * so it must bear repeating. Work that wrote when the page was hidden is not repeated: it rejects when the page is back. Rejects with
   * NewerDatabase when a newer version of the shop has left nothing that this one can use. A database that was silent at both tries is
   * asked by nobody for a while: all work rejects at once with the same TimeoutError, until it is seen to answer again.
   */
  run: <T>(work: Work<Shape, T>) => Promise<T>
  close: () => Promise<void>
}

/** How to make it. */
export interface Plan<Shape extends DBSchema> {
  name: string
  version: number
  /** What a database of a newer version must have to be used as it is. */
  needed: Needed
  upgrade: NonNullable<OpenDBCallbacks<Shape>['upgrade']>
  /** Makes room on a device that has none left, and says whether it could: then the work is done once more. */
  makeRoom?: () => Promise<boolean>
}

/**
 * How long an answer may take at the first try and at the second, milliseconds. Safari is known for databases that never answer after a
 * page was suspended.
 */
export const PATIENCE_MS = [4000, 6000] as const
/** How often one that was silent is tried anew, behind the work that is refused meanwhile. */
export const ASK_AGAIN_MS = 30 * 1000
/** How long work that was given up may take to say so. */
const LAST_WORD_MS = 1000

/** What a browser throws when it dropped the connection behind our back: Chromium the first, Safari after a long sleep the second. */
const dropped = (error: unknown) => error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')
const aborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const full = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const SILENT = Symbol('silent')
const silence = () => new DOMException('The database on this device does not answer.', 'TimeoutError')

/** Waits so long and no longer. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T | typeof SILENT> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof SILENT>((resolve) => {
    timer = setTimeout(() => resolve(SILENT), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

export function databaseOf<Shape extends DBSchema>({ name, version, needed, upgrade, makeRoom }: Plan<Shape>): Database<Shape> {
  let opening: Promise<Connection<Shape>> | null = null
  let held: Connection<Shape> | null = null
  /** When it was last found silent, milliseconds since 1970; null while it answers. */
  let silentAt: number | null = null
  const forget = () => {
    opening = null
    held = null
  }
  const giveUp = (connection: Connection<Shape>, why: End['why']) => {
    if (held === connection) forget()
    connection.giveUp(why)
  }
  // A transaction that is unfinished while the page lies in the back/forward cache would block every other page and the worker.
  const page = onPageHidden(() => held !== null && giveUp(held, 'page-hidden'))

  const openNow = async (idb: typeof import('idb')): Promise<Connection<Shape>> => {
    const lettingGo: OpenDBCallbacks<Shape> = {
      // A newer shop in another tab waits to upgrade. Holding on would block it; the next use here opens again.
      blocking(_current, _wanted, event) {
        forget()
        const old = event.target
        if (old instanceof IDBDatabase) old.close()
      },
      terminated: forget,
    }
    const db = await idb.openDB<Shape>(name, version, { ...lettingGo, upgrade }).catch((error: unknown) => {
      if (!isOfNewerVersion(error)) throw error
      // Gone since, it would be made anew here, and empty.
      const made = (_db: unknown, _from: unknown, _to: unknown, tx: { abort: () => void }) => tx.abort()
      return openAsItIs(() => idb.openDB<Shape>(name, undefined, { ...lettingGo, upgrade: made }), idb, needed)
    })
    return connectionOn(db, idb)
  }
  const open = async (mostMs: number): Promise<Connection<Shape> | typeof SILENT> => {
    // The library comes with the first use: nothing that is painted first waits for the database, and its way over the network is not the
    // browser's silence.
    const idb = await import('idb')
    opening ??= openNow(idb)
    const mine = opening
    const answer = await within(mostMs, mine).catch((error: unknown) => {
      if (opening === mine) forget()
      throw error
    })
    if (opening !== mine) return answer
    if (answer !== SILENT) held = answer
    else {
      forget()
      // Nobody waits for it any more, however it ends.
      mine.then(
        (late) => late.giveUp('silent'),
        () => undefined,
      )
    }
    return answer
  }

  /** What the work gave; or why it has to be done again, which is only said when it has written nothing. */
  const once = async <T>(work: Work<Shape, T>, mostMs: number): Promise<{ value: T } | End['why']> => {
    await page.inSight()
    const connection = await open(mostMs)
    if (connection === SILENT) return 'silent'
    // Work may fail before it waits for anything, on a connection that the browser has closed.
    const settled = (async () => ({ value: await work(connection.db) }))().catch((error: unknown) => ({ error }))
    if ((await within(mostMs, Promise.race([settled, connection.ended]))) === SILENT) giveUp(connection, 'silent')
    const end = connection.end()
    if (end !== null) await page.inSight()
    const last = end === null ? await settled : await within(LAST_WORD_MS, settled)
    if (last !== SILENT && 'value' in last) return last
    if (last !== SILENT && (end === null || !aborted(last.error))) {
      if (dropped(last.error) && held === connection) forget()
      throw last.error
    }
    // Taken back, or it never said how it ended.
    if (end?.writing && (end.why === 'page-hidden' || last === SILENT)) throw last === SILENT ? silence() : last.error
    return end?.why ?? 'silent'
  }

  /** Whether it answers again: opened, and a transaction over all of it begun. Waited for by nobody. */
  const askAgain = async (): Promise<void> => {
    silentAt = Date.now()
    const looked = await once(async (db) => {
      const stores = [...db.objectStoreNames]
      const [first] = stores
      if (first !== undefined) await db.transaction(stores, 'readwrite').objectStore(first).count()
    }, PATIENCE_MS[1])
    if (typeof looked === 'object') silentAt = null
  }

  const run = async <T>(work: Work<Shape, T>): Promise<T> => {
    if (silentAt !== null) {
      if (Math.abs(Date.now() - silentAt) >= ASK_AGAIN_MS) askAgain().catch(() => undefined)
      throw silence()
    }
    let tries = 0
    for (;;) {
      const mostMs = PATIENCE_MS[tries]
      if (mostMs === undefined) {
        silentAt = Date.now()
        throw silence()
      }
      try {
        const done = await once(work, mostMs)
        if (typeof done === 'object') return done.value
        if (done === 'silent') tries += 1
      } catch (error) {
        // Work is a transaction: of one that found no room nothing is written. Room is made once, so this ends.
        if (full(error) && (await makeRoom?.())) continue
        tries += 1
        if (!dropped(error) || tries === PATIENCE_MS.length) throw error
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
