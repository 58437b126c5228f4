import type { DBSchema, IDBPDatabase } from 'idb'

/** Why a connection was given up: the page was hidden, or the browser did not answer. `writing`: something was being written on it. */
export interface End {
  why: 'page-hidden' | 'silent'
  writing: boolean
}

/** An open connection that knows which of its transactions are not finished. */
export interface Connection<Shape extends DBSchema> {
  db: IDBPDatabase<Shape>
  /**
   * Takes back every unfinished transaction and closes: nobody else waits for them any more. Their work rejects with the browser's
   * AbortError.
   */
  giveUp: (why: End['why']) => void
  /** Null as long as it was not given up. */
  end: () => End | null
  /** Resolves when it is given up. */
  ended: Promise<void>
}

export function connectionOn<Shape extends DBSchema>(
  db: IDBPDatabase<Shape>,
  { wrap, unwrap }: Pick<typeof import('idb'), 'wrap' | 'unwrap'>,
): Connection<Shape> {
  const raw = unwrap(db)
  const unfinished = new Set<IDBTransaction>()
  const begin = raw.transaction.bind(raw)
  // The one place where every transaction begins, the library's shortcuts among them.
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
        // The library makes this promise for every transaction; whoever reads by a shortcut does not wait for it.
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
    // All that it wanted has been done, only the news of it is on the way.
  }
}
