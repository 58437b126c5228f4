import { LRUCache } from 'lru-cache'
import { type LiveFiles, type LiveSource, liveFiles } from './live.ts'
import { plainBytes, type StoredPiece, storedPiece } from './pieces.ts'

/** Pieces that were lately sent: when a version has come, many devices ask for the same ones. */
const KEPT_BYTES = 16 * 1024 * 1024

/** What devices fetch of packs beside their list; undefined for what there is none of. */
export interface PackFiles {
  piece: (tenantId: string, hash: string) => Promise<StoredPiece | undefined>
  live: LiveFiles
  /** For who takes nothing compressed. */
  plain: (stored: StoredPiece) => Promise<Buffer>
}

/** Reads each piece in one small question, and those that were lately sent in none. */
export function packFilesOf(source: LiveSource): PackFiles {
  const kept = new LRUCache<string, StoredPiece>({ maxSize: KEPT_BYTES, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) })
  return {
    piece: async (tenantId, hash) => {
      const key = `${tenantId} ${hash}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const read = await storedPiece(source.db, tenantId, hash)
      if (read !== undefined) kept.set(key, read)
      return read
    },
    live: liveFiles(source),
    plain: plainBytes,
  }
}
