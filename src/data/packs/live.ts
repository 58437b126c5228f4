import { PackError } from '#contract/packs/pack-reasons.ts'
import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { LiveColumns } from './schema.ts'

/** Live columns of the pack of an id, as the shop told them. */
export type ToldLive = Pick<LiveColumns, 'id' | 'asOf' | 'bytes'>

/**
 * Replaces the live columns of packs together; the packs are touched in nothing else. What is older than what is here changes nothing: two
 * tabs may have asked. Gives the ids that are installed; what is told of another is dropped.
 */
export const putAllLive = (store: PackStore, told: readonly ToldLive[]): Promise<string[]> =>
  store.run((db) =>
    transact(db.transaction(['packs', 'live'], 'readwrite'), async (tx) => {
      const installed: string[] = []
      for (const { id, asOf, bytes } of told) {
        const [pack, now] = await Promise.all([tx.objectStore('packs').get(id), tx.objectStore('live').get(id)])
        if (pack === undefined) continue
        installed.push(id)
        if (now !== undefined && Date.parse(now.asOf) > Date.parse(asOf)) continue
        // A view of a larger buffer would be stored with all of it.
        await tx.objectStore('live').put({ id, asOf, version: pack.entry.version, bytes: bytes.slice() })
      }
      return installed
    }),
  )

/** The same of one pack. Rejects with PackError `not-installed`. */
export async function putLive(store: PackStore, id: string, columns: Pick<LiveColumns, 'asOf' | 'bytes'>): Promise<void> {
  const installed = await putAllLive(store, [{ id, ...columns }])
  if (installed.length === 0) throw new PackError('not-installed')
}

/** The live columns of a pack; null where none have come yet. */
export const readLive = async (store: PackStore, id: string): Promise<LiveColumns | null> =>
  (await store.run((db) => db.get('live', id))) ?? null
