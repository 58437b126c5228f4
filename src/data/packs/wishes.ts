import { type PackManifest, piecesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { transact } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { assertKnown, dropUnneeded, lackingOf, pieceStores } from './pieces.ts'
import { type PackWish, RECORD_FORMAT, type WishState } from './schema.ts'

/** A wish as a screen shows it. */
export interface WishNow {
  wish: PackWish
  doneBytes: number
  totalBytes: number
}

export const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

/** Writes down that a version of a pack is to come. It takes the place of another wish for the same pack; what of that one fits, stays. */
export const wishFor = (store: PackStore, entry: PackEntry, manifest: PackManifest, nowMs: number): Promise<void> =>
  store.run((db) =>
    transact(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      assertKnown(await tx.objectStore('packs').get(entry.id))
      const wishes = tx.objectStore('wishes')
      assertKnown(await wishes.get(entry.id))
      await wishes.put({ format: RECORD_FORMAT, id: entry.id, entry, manifest, wishedAt: nowMs, state: { type: 'wanted' } })
      await dropUnneeded(tx)
    }),
  )

/** The wish for a pack, if there is one. */
export const wishOf = (store: PackStore, id: string): Promise<PackWish | undefined> => store.run((db) => db.get('wishes', id))

/** All wishes, the oldest first, with what is here of each. */
export async function wishes(store: PackStore): Promise<WishNow[]> {
  const all = (await store.run((db) => db.getAll('wishes'))).filter(({ format }) => format <= RECORD_FORMAT)
  return Promise.all(
    all
      .sort((one, other) => one.wishedAt - other.wishedAt)
      .map(async (wish) => {
        const pieces = piecesOf(wish.manifest)
        const totalBytes = sum(pieces.values())
        return { wish, totalBytes, doneBytes: totalBytes - sum((await lackingOf(store, pieces)).values()) }
      }),
  )
}

/** Says how it stands with a wish, unless it has gone meanwhile or is for another version: `manifest` names the one that is meant. */
export const setWishState = (store: PackStore, id: string, state: WishState, manifest?: string): Promise<void> =>
  store.run((db) =>
    transact(db.transaction('wishes', 'readwrite'), async (tx) => {
      const wish = await tx.store.get(id)
      if (wish === undefined || (manifest !== undefined && wish.entry.manifest !== manifest)) return
      assertKnown(wish)
      await tx.store.put({ ...wish, state })
    }),
  )

/** Stops a download after the pieces that are on their way, in whatever tab it runs. What has come stays. */
export const pauseDownload = (store: PackStore, id: string): Promise<void> => setWishState(store, id, { type: 'paused' })

/** Lets a paused or stopped download go on; `downloadPack` then does. */
export const resumeDownload = (store: PackStore, id: string): Promise<void> => setWishState(store, id, { type: 'wanted' })

/** Gives a wish up. An installed version stays as it is. */
export const cancelDownload = (store: PackStore, id: string): Promise<void> =>
  store.run((db) =>
    transact(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      assertKnown(await tx.objectStore('wishes').get(id))
      await tx.objectStore('wishes').delete(id)
      await dropUnneeded(tx)
    }),
  )

/** Stops a wish for want of room, and gives back the room that it has taken: the outbox lives on the same disk. */
export const stopForRoom = (store: PackStore, { id, entry }: PackWish, nowMs: number): Promise<void> =>
  store.run((db) =>
    transact(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      const wish = await tx.objectStore('wishes').get(id)
      if (wish?.entry.manifest !== entry.manifest) return
      await dropUnneeded(tx, id)
      await tx.objectStore('wishes').put({ ...wish, state: { type: 'stopped', why: 'quota', at: nowMs } })
    }),
  )
