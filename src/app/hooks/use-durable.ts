import { useEffect } from 'react'
import { readStoragePersistence, storagePersistence } from '#app/state/page/durable.ts'
import { useStateSnapshot } from './use-facts.ts'

export { requestPersistenceAgain as askAgainToKeep } from '#app/state/page/durable.ts'

/** Returns whether the browser stores data permanently, and how much space it grants. */
export function useDurableStorage() {
  useEffect(() => void readStoragePersistence(), [])
  return useStateSnapshot(storagePersistence)
}
