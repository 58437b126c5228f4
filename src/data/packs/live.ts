import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { LiveAsked, LiveColumns } from './schema.ts'

/** Live columns of the pack of an id, as the shop told them. */
export type ToldLive = Pick<LiveColumns, 'id' | 'asOf' | 'bytes'>

/**
 * Replaces the live columns of packs together; the packs are touched in nothing else. What is older than what is here changes nothing: two
 * tabs may have asked. What is told of a pack that is not installed is dropped. Gives the ids of those that were replaced. `asked` is
 * remembered with it.
 */
export const putLive = (store: PackStore, told: readonly ToldLive[], asked: LiveAsked | null = null): Promise<string[]> =>
  store.run((db) =>
    transact(db.transaction(['packs', 'live', 'settings'], 'readwrite'), async (tx) => {
      const put: string[] = []
      for (const { id, asOf, bytes } of told) {
        const [pack, now] = await Promise.all([tx.objectStore('packs').get(id), tx.objectStore('live').get(id)])
        if (pack === undefined) continue
        if (now !== undefined && Date.parse(now.asOf) > Date.parse(asOf)) continue
        // A view of a larger buffer would be stored with all of it.
        await tx.objectStore('live').put({ id, asOf, version: pack.entry.version, bytes: bytes.slice() })
        put.push(id)
      }
      if (asked !== null) await tx.objectStore('settings').put(asked, 'live-asked')
      return put
    }),
  )

/** The live columns of a pack; null where none have come yet. */
export const readLive = async (store: PackStore, id: string): Promise<LiveColumns | null> =>
  (await store.run((db) => db.get('live', id))) ?? null

/** When the shop last answered of all packs; null: it has not yet. */
export async function readLiveAsked(store: PackStore): Promise<LiveAsked | null> {
  const kept = await store.run((db) => db.get('settings', 'live-asked'))
  return kept !== undefined && 'none' in kept ? kept : null
}
