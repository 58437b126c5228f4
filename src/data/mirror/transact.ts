import type { DBSchema, IDBPTransaction, StoreNames } from 'idb'

/**
 * Runs work inside a transaction and waits until the transaction is complete. If the work throws, the transaction is aborted. `work` may
 * await only requests of this transaction, because browsers commit an idle transaction.
 */
export async function runInTransaction<
  Shape extends DBSchema,
  Names extends ArrayLike<StoreNames<Shape>>,
  Mode extends IDBTransactionMode,
  T,
>(tx: IDBPTransaction<Shape, Names, Mode>, work: (tx: IDBPTransaction<Shape, Names, Mode>) => Promise<T>): Promise<T> {
  const worked = work(tx).catch((error: unknown) => {
    abortTransaction(tx)
    throw error
  })
  const [value] = await Promise.all([worked, tx.done])
  return value
}

function abortTransaction(tx: { abort: () => void }): void {
  try {
    tx.abort()
  } catch {
    // The transaction was already aborted, which caused the failure.
  }
}
