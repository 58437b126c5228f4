import type { IDBPTransaction } from 'idb'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import { pieceSizesOf } from '#contract/packs/manifest.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { PACK_RECORD_FORMAT, type PackDatabaseSchema, type PackDownload } from './schema.ts'

/** The stores that a transaction must include to delete a piece: the pieces themselves, and all stores whose records may need them. */
export const pieceStores = ['pieces', 'packs', 'wishes', 'live'] as const
export type PieceTransaction = IDBPTransaction<PackDatabaseSchema, typeof pieceStores, 'readwrite'>

/** Number of pieces in one read. With more pieces, a database on a slow phone seems unresponsive. */
export const PIECES_PER_READ = 16

/** Reads pieces by their hashes, in order; undefined for a missing piece. The content is not verified. */
export async function readPieces(store: PackStore, hashes: readonly string[]): Promise<(ArrayBuffer | undefined)[]> {
  const read: (ArrayBuffer | undefined)[] = []
  for (const some of chunksOf(hashes, PIECES_PER_READ)) {
    read.push(
      ...(await store.run(async (db) => {
        const { store: pieces } = db.transaction('pieces')
        return Promise.all(some.map((hash) => pieces.get(hash)))
      })),
    )
  }
  return read
}

/** Returns which of these pieces are missing, with their sizes. Reads only keys. */
export async function missingPieces(store: PackStore, pieces: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const here = new Set(await store.run((db) => db.getAllKeys('pieces')))
  return new Map([...pieces].filter(([hash]) => !here.has(hash)))
}

/** Stores a received piece of a wanted pack and returns the current state of its download. A piece that nobody wants is dropped. */
export const storePiece = (
  store: PackStore,
  download: PackDownload,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<PackDownload | undefined> =>
  store.run((db) =>
    runInTransaction(db.transaction(['pieces', 'wishes'], 'readwrite'), async (tx) => {
      const now = await tx.objectStore('wishes').get(download.id)
      if (now?.entry.manifest !== download.entry.manifest) return undefined
      await tx.objectStore('pieces').put(bytes.buffer, hash)
      return now
    }),
  )

/**
 * Deletes the pieces that no pack and no pending download needs. The pending download with id `except` is ignored. If a newer version of
 * the app has written a record, it is unknown which pieces the record needs, and all pieces stay.
 */
export async function deleteUnneededPieces(tx: PieceTransaction, except?: string): Promise<void> {
  const pieces = tx.objectStore('pieces')
  const [packs, wishes, here] = await Promise.all([
    tx.objectStore('packs').getAll(),
    tx.objectStore('wishes').getAll(),
    pieces.getAllKeys(),
  ])
  const records = [...packs, ...wishes]
  if (records.some(({ format }) => format > PACK_RECORD_FORMAT)) return
  const needing = [...packs, ...wishes.filter(({ id }) => id !== except)]
  const needed = new Set(needing.flatMap(({ manifest }) => [...pieceSizesOf(manifest).keys()]))
  await Promise.all(here.filter((hash) => !needed.has(hash)).map((hash) => pieces.delete(hash)))
}

/** Throws PackError `newer-store` if a newer version of the app has written the record. */
export function assertKnownFormat(record: { format: number } | undefined): void {
  if (record !== undefined && record.format > PACK_RECORD_FORMAT) throw new PackError('newer-store')
}
