import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { LastPriceRequest, StoredPriceColumns } from './schema.ts'

/** Price and stock of the parts of a catalogue pack, as the server sent them. */
export type ReceivedPrices = Pick<StoredPriceColumns, 'id' | 'asOf' | 'bytes'>

/**
 * Replaces price and stock of catalogue packs in one transaction. Data older than the stored data is ignored, because two tabs may have
 * requested it. Data of packs that are not installed is dropped. Returns the ids of updated packs. `asked` is the completed price request;
 * it is stored too.
 */
export const storePackPrices = (
  store: PackStore,
  told: readonly ReceivedPrices[],
  asked: LastPriceRequest | null = null,
): Promise<string[]> =>
  store.run((db) =>
    runInTransaction(db.transaction(['packs', 'live', 'settings'], 'readwrite'), async (tx) => {
      const put: string[] = []
      for (const { id, asOf, bytes } of told) {
        const [pack, now] = await Promise.all([tx.objectStore('packs').get(id), tx.objectStore('live').get(id)])
        if (pack === undefined) continue
        if (now !== undefined && Date.parse(now.asOf) > Date.parse(asOf)) continue
        // The bytes are copied, because a view of a larger buffer would be stored with the whole buffer.
        await tx.objectStore('live').put({ id, asOf, version: pack.entry.version, bytes: bytes.slice() })
        put.push(id)
      }
      if (asked !== null) await tx.objectStore('settings').put(asked, 'live-asked')
      return put
    }),
  )

/** Reads price and stock of the parts of a catalogue pack; null if there are none yet. */
export const readPackPrices = async (store: PackStore, id: string): Promise<StoredPriceColumns | null> =>
  (await store.run((db) => db.get('live', id))) ?? null

/** Reads the last price request to which the server replied for all catalogue packs; null if there is none. */
export async function readLastPriceRequest(store: PackStore): Promise<LastPriceRequest | null> {
  const kept = await store.run((db) => db.get('settings', 'live-asked'))
  return kept !== undefined && 'none' in kept ? kept : null
}
