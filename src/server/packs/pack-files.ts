import { LRUCache } from 'lru-cache'
import { type LiveFiles, type LiveSource, liveFiles } from './live.ts'
import { plainBytes, type StoredPiece, storedPiece } from './pieces.ts'

/** Maximum bytes of the cache for recently sent pieces. After a new version many devices request the same pieces. */
const KEPT_BYTES = 16 * 1024 * 1024

/** The files that devices download for packs, apart from the list of packs. Undefined if a file does not exist. */
export interface PackFiles {
  piece: (tenantId: string, hash: string) => Promise<StoredPiece | undefined>
  live: LiveFiles
  /** Returns the uncompressed bytes of a piece, for clients that do not accept gzip. */
  plain: (stored: StoredPiece) => Promise<Buffer>
}

/** Returns the files of packs. Each piece is read with one query, or from the cache. */
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
