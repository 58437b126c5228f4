import { pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackEntry, PackList } from '#contract/packs/pack-list.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, deleteUnneededPieces, missingPieces, pieceStores } from './pieces.ts'
import { type InstalledPack, PACK_RECORD_FORMAT } from './schema.ts'

/** Returns the catalogue packs that are installed on this device. Packs in a newer format are left out. */
export const readInstalledPacks = async (store: PackStore): Promise<InstalledPack[]> =>
  (await store.run((db) => db.getAll('packs'))).filter(({ format }) => format <= PACK_RECORD_FORMAT)

/**
 * Returns the entries of a pack list that are newer than the installed packs. An outdated list from a cache never replaces a pack with an
 * older version.
 */
export const availableUpdates = ({ packs }: PackList, installed: readonly InstalledPack[]): PackEntry[] =>
  packs.filter(({ id, manifest, madeAt }) =>
    installed.some(({ entry }) => entry.id === id && entry.manifest !== manifest && Date.parse(entry.madeAt) < Date.parse(madeAt)),
  )

/** Deletes a pack with its prices and its pending download. Pieces that other packs need stay. */
export const removePack = (store: PackStore, id: string): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      const stores = [tx.objectStore('packs'), tx.objectStore('wishes')] as const
      for (const record of await Promise.all(stores.map((each) => each.get(id)))) assertKnownFormat(record)
      await Promise.all([...stores.map((each) => each.delete(id)), tx.objectStore('live').delete(id)])
      await deleteUnneededPieces(tx)
    }),
  )

/**
 * Returns the ids of installed catalogue packs of which the browser has deleted pieces. It reads only keys, so it is fast enough for every
 * startup.
 */
export async function findEvictedPacks(store: PackStore): Promise<string[]> {
  const packs = await readInstalledPacks(store)
  const lacking = await Promise.all(packs.map(({ manifest }) => missingPieces(store, pieceSizesOf(manifest))))
  return packs.flatMap(({ id }, at) => (lacking[at]?.size ? [id] : []))
}
