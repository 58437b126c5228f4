import { pieceSizesOf } from '#contract/packs/manifest.ts'
import { runInTransaction } from '#data/mirror/transact.ts'
import type { PackStore } from './open.ts'
import { assertKnownFormat, deleteUnneededPieces, pieceStores } from './pieces.ts'
import { sumSizes } from './requested-downloads.ts'
import { type InstalledPack, PACK_RECORD_FORMAT, type PackDownload } from './schema.ts'

/**
 * Completes the download of a pack in one transaction: checks that every piece is stored, writes the record of the pack, and deletes the
 * pieces of the older version. If it fails, the older version stays as it was. `lacking` means that a piece is missing; `not-wanted` means
 * that the download was cancelled or is for another version.
 */
export const commitPack = (
  store: PackStore,
  { id, entry }: PackDownload,
  nowMs: number,
): Promise<InstalledPack | 'lacking' | 'not-wanted'> =>
  store.run((db) =>
    runInTransaction(db.transaction(pieceStores, 'readwrite'), async (tx) => {
      const download = await tx.objectStore('wishes').get(id)
      if (download?.entry.manifest !== entry.manifest) return 'not-wanted'
      const older = await tx.objectStore('packs').get(id)
      assertKnownFormat(older)
      const here = new Set(await tx.objectStore('pieces').getAllKeys())
      const pieces = pieceSizesOf(download.manifest)
      if ([...pieces.keys()].some((hash) => !here.has(hash))) return 'lacking'
      const pack: InstalledPack = {
        format: PACK_RECORD_FORMAT,
        id,
        entry: download.entry,
        manifest: download.manifest,
        bytes: sumSizes(pieces.values()),
        installedAt: older?.entry.manifest === entry.manifest ? older.installedAt : nowMs,
        verifiedAt: null,
        broken: [],
      }
      await tx.objectStore('packs').put(pack)
      await tx.objectStore('wishes').delete(id)
      await deleteUnneededPieces(tx)
      return pack
    }),
  )
