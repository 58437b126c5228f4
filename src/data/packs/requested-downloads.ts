import { type PackManifest, pieceSizesOf } from '#contract/packs/manifest.ts'
import type { PackEntry } from '#contract/packs/pack-list.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, deleteUnneededPieces, missingPieces, pieceStores } from './pieces.ts'
import { type DownloadState, PACK_RECORD_FORMAT, type PackDownload } from './schema.ts'

/** A requested download with its progress, for display. */
export interface DownloadStatus {
  download: PackDownload
  doneBytes: number
  totalBytes: number
}

export const sumSizes = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

/** Requests the download of a version of a pack. It replaces another request for the same pack; pieces that both need are kept. */
export const requestDownload = (store: PackStore, entry: PackEntry, manifest: PackManifest, nowMs: number): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      assertKnownFormat(await tx.objectStore('packs').get(entry.id))
      const wishes = tx.objectStore('wishes')
      assertKnownFormat(await wishes.get(entry.id))
      await wishes.put({ format: PACK_RECORD_FORMAT, id: entry.id, entry, manifest, wishedAt: nowMs, state: { type: 'wanted' } })
      await deleteUnneededPieces(tx)
    }),
  )

/** Returns the requested download of a pack; undefined if there is none. */
export const readRequestedDownload = (store: PackStore, id: string): Promise<PackDownload | undefined> =>
  store.run((db) => db.get('wishes', id))

/** Returns all requested downloads with their progress, the oldest first. */
export async function listDownloads(store: PackStore): Promise<DownloadStatus[]> {
  const all = (await store.run((db) => db.getAll('wishes'))).filter(({ format }) => format <= PACK_RECORD_FORMAT)
  return Promise.all(
    all
      .sort((one, other) => one.wishedAt - other.wishedAt)
      .map(async (download) => {
        const pieces = pieceSizesOf(download.manifest)
        const totalBytes = sumSizes(pieces.values())
        return { download, totalBytes, doneBytes: totalBytes - sumSizes((await missingPieces(store, pieces)).values()) }
      }),
  )
}

/**
 * Sets the state of a requested download, unless it was cancelled meanwhile or is for another version. `manifest` identifies the version.
 */
export const setDownloadState = (store: PackStore, id: string, state: DownloadState, manifest?: string): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction('wishes', 'readwrite'), async (tx) => {
      const download = await tx.store.get(id)
      if (download === undefined || (manifest !== undefined && download.entry.manifest !== manifest)) return
      assertKnownFormat(download)
      await tx.store.put({ ...download, state })
    }),
  )

/** Pauses a download in whatever tab it runs, as soon as its running requests have ended. Received pieces are kept. */
export const pauseDownload = (store: PackStore, id: string): Promise<void> => setDownloadState(store, id, { type: 'paused' })

/** Marks a paused or stopped download as wanted again; `downloadPack` then continues it. */
export const resumeDownload = (store: PackStore, id: string): Promise<void> => setDownloadState(store, id, { type: 'wanted' })

/** Cancels a download. An installed version stays. */
export const cancelDownload = (store: PackStore, id: string): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      assertKnownFormat(await tx.objectStore('wishes').get(id))
      await tx.objectStore('wishes').delete(id)
      await deleteUnneededPieces(tx)
    }),
  )

/** Stops a download for lack of storage and deletes its received pieces, because the outbox uses the same storage. */
export const stopDownloadForLackOfSpace = (store: PackStore, { id, entry }: PackDownload, nowMs: number): Promise<void> =>
  store.run((db) =>
    runInTransaction(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      const download = await tx.objectStore('wishes').get(id)
      if (download?.entry.manifest !== entry.manifest) return
      await deleteUnneededPieces(tx, id)
      await tx.objectStore('wishes').put({ ...download, state: { type: 'stopped', why: 'quota', at: nowMs } })
    }),
  )
