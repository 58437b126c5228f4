import { piecesOf } from '#contract/packs/manifest.ts'
import type { PackEntry, PackList } from '#contract/packs/pack-list.ts'
import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { assertKnown, dropUnneeded, lackingOf, pieceStores } from './pieces.ts'
import { type InstalledPack, RECORD_FORMAT } from './schema.ts'

/** The packs that are on this device. What a newer version of the app has kept is none of them. */
export const installedPacks = async (store: PackStore): Promise<InstalledPack[]> =>
  (await store.run((db) => db.getAll('packs'))).filter(({ format }) => format <= RECORD_FORMAT)

/** What of a list was made later than what is on this device. An old list, kept by whoever stands between, takes nobody back. */
export const updatesIn = ({ packs }: PackList, installed: readonly InstalledPack[]): PackEntry[] =>
  packs.filter(({ id, manifest, madeAt }) =>
    installed.some(({ entry }) => entry.id === id && entry.manifest !== manifest && Date.parse(entry.madeAt) < Date.parse(madeAt)),
  )

/** Takes a pack from this device, with its live columns and what is wished of it; what another pack needs stays. */
export const removePack = (store: PackStore, id: string): Promise<void> =>
  store.run((db) =>
    transact(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      const stores = [tx.objectStore('packs'), tx.objectStore('wishes')] as const
      for (const record of await Promise.all(stores.map((each) => each.get(id)))) assertKnown(record)
      await Promise.all([...stores.map((each) => each.delete(id)), tx.objectStore('live').delete(id)])
      await dropUnneeded(tx)
    }),
  )

/** Ids of the installed packs of which the browser has thrown a piece away. Looks at names only, so it is cheap enough for every start. */
export async function evictedPacks(store: PackStore): Promise<string[]> {
  const packs = await installedPacks(store)
  const lacking = await Promise.all(packs.map(({ manifest }) => lackingOf(store, piecesOf(manifest))))
  return packs.flatMap(({ id }, at) => (lacking[at]?.size ? [id] : []))
}
