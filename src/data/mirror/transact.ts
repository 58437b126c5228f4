import type { DBSchema, IDBPTransaction, StoreNames } from 'idb'

/**
 * Runs work inside a transaction and waits until it is written. Work that throws takes everything back. `work` may wait for nothing but
 * this very transaction: browsers commit one that has nothing to do.
 */
export async function transact<Shape extends DBSchema, Names extends ArrayLike<StoreNames<Shape>>, Mode extends IDBTransactionMode, T>(
  tx: IDBPTransaction<Shape, Names, Mode>,
  work: (tx: IDBPTransaction<Shape, Names, Mode>) => Promise<T>,
): Promise<T> {
  const worked = work(tx).catch((error: unknown) => {
    abort(tx)
    throw error
  })
  const [value] = await Promise.all([worked, tx.done])
  return value
}

function abort(tx: { abort: () => void }): void {
  try {
    tx.abort()
  } catch {
    // It was aborted already, which is why the work failed.
  }
}
