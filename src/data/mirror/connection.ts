import type { DBSchema, IDBPDatabase } from 'idb'

/** Why a connection was abandoned: the page was hidden, or the browser did not respond. `writing`: a write transaction was active. */
export interface End {
  why: 'page-hidden' | 'silent'
  writing: boolean
}

/** An open connection that tracks its unfinished transactions. */
export interface Connection<Shape extends DBSchema> {
  db: IDBPDatabase<Shape>
  /** Aborts every unfinished transaction and closes the connection, so that nobody waits for them. Their work rejects with AbortError. */
  giveUp: (why: End['why']) => void
  /** Null unless the connection was abandoned. */
  end: () => End | null
  /** Resolves when the connection is abandoned. */
  ended: Promise<void>
}

export function connectionOn<Shape extends DBSchema>(
  db: IDBPDatabase<Shape>,
  { wrap, unwrap }: Pick<typeof import('idb'), 'wrap' | 'unwrap'>,
): Connection<Shape> {
  const raw = unwrap(db)
  const unfinished = new Set<IDBTransaction>()
  const begin = raw.transaction.bind(raw)
  // Every transaction begins here, including those of the library's shortcut methods.
  raw.transaction = (...asked) => {
    const tx = begin(...asked)
    unfinished.add(tx)
    for (const over of ['complete', 'abort']) tx.addEventListener(over, () => unfinished.delete(tx))
    return tx
  }
  let end: End | null = null
  let resolveEnded = () => {}
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve
  })
  return {
    db,
    giveUp(why) {
      if (end !== null) return
      end = { why, writing: [...unfinished].some(({ mode }) => mode !== 'readonly') }
      for (const tx of unfinished) {
        // The library creates this promise for every transaction; callers of shortcut methods do not await it.
        wrap(tx).done.catch(() => undefined)
        abort(tx)
      }
      raw.close()
      resolveEnded()
    },
    end: () => end,
    ended,
  }
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort()
  } catch {
    // All requests are complete; only the `complete` event is pending.
  }
}
