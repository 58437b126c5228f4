import { PackError } from '#contract/packs/pack-reasons.ts'
import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import type { LiveColumns } from './schema.ts'

/**
 * Replaces the live columns of a pack, which is touched in nothing else. What is older than what is here changes nothing: two tabs may have
 * asked. Rejects with PackError `not-installed`.
 */
export const putLive = (store: PackStore, id: string, { asOf, bytes }: Pick<LiveColumns, 'asOf' | 'bytes'>): Promise<void> =>
  store.run((db) =>
    transact(db.transaction(['packs', 'live'], 'readwrite'), async (tx) => {
      const [pack, now] = await Promise.all([tx.objectStore('packs').get(id), tx.objectStore('live').get(id)])
      if (pack === undefined) throw new PackError('not-installed')
      if (now !== undefined && Date.parse(now.asOf) > Date.parse(asOf)) return
      // A view of a larger buffer would be stored with all of it.
      await tx.objectStore('live').put({ id, asOf, version: pack.entry.version, bytes: bytes.slice() })
    }),
  )

/** The live columns of a pack; null where none have come yet. */
export const readLive = async (store: PackStore, id: string): Promise<LiveColumns | null> =>
  (await store.run((db) => db.get('live', id))) ?? null
