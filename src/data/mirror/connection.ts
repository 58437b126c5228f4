import type { DBSchema, IDBPDatabase } from 'idb'

/**
 * Why a database connection was given up: the page was hidden, or the browser did not respond. `wasWriting` tells whether a write
 * transaction
 * was active.
 */
export interface ConnectionAbandonment {
  why: 'page-hidden' | 'silent'
  wasWriting: boolean
}

/** An open database connection that tracks its unfinished transactions. */
export interface Connection<Shape extends DBSchema> {
  db: IDBPDatabase<Shape>
  /**
   * Aborts every unfinished transaction and closes the connection, so that nobody waits for them. Work in these transactions rejects with
   * AbortError.
   */
  giveUp: (why: ConnectionAbandonment['why']) => void
  /** Returns why the connection was given up; null if it was not. */
  abandonment: () => ConnectionAbandonment | null
  /** Resolves when the connection is given up. */
  whenAbandoned: Promise<void>
}

export function trackConnection<Shape extends DBSchema>(
  db: IDBPDatabase<Shape>,
  { wrap, unwrap }: Pick<typeof import('idb'), 'wrap' | 'unwrap'>,
): Connection<Shape> {
  const raw = unwrap(db)
  const unfinished = new Set<IDBTransaction>()
  const begin = raw.transaction.bind(raw)
  // Every transaction begins here, even those of the library's shortcut methods.
  raw.transaction = (...asked) => {
    const tx = begin(...asked)
    unfinished.add(tx)
    for (const over of ['complete', 'abort']) tx.addEventListener(over, () => unfinished.delete(tx))
    return tx
  }
  let end: ConnectionAbandonment | null = null
  let resolveEnded = () => {}
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve
  })
  return {
    db,
    giveUp(why) {
      if (end !== null) return
      end = { why, wasWriting: [...unfinished].some(({ mode }) => mode !== 'readonly') }
      for (const tx of unfinished) {
        // The library creates a promise for every transaction. Callers of shortcut methods do not await it, so its rejection is ignored
        // here.
        wrap(tx).done.catch(() => undefined)
        abortTransaction(tx)
      }
      raw.close()
      resolveEnded()
    },
    abandonment: () => end,
    whenAbandoned: ended,
  }
}

function abortTransaction(tx: IDBTransaction): void {
  try {
    tx.abort()
  } catch {
    // Aborting fails if all requests are complete and only the `complete` event is pending. That is harmless.
  }
}
