import { LRUCache } from 'lru-cache'
import { createPriceAndStockReader, type PriceAndStockReader, type PriceAndStockSource } from './live.ts'
import { decompressStoredPiece, readStoredPiece, type StoredPiece } from './pieces.ts'

/** Maximum bytes of the cache for recently sent pieces. After a new version many devices request the same pieces. */
const MAX_PIECE_CACHE_BYTES = 16 * 1024 * 1024

/** The files that devices download for packs, apart from the list of packs. Undefined if a file does not exist. */
export interface PackFiles {
  readPiece: (tenantId: string, hash: string) => Promise<StoredPiece | undefined>
  readLiveFile: PriceAndStockReader
  /** Returns the uncompressed bytes of a piece, for clients that do not accept gzip. */
  decompress: (stored: StoredPiece) => Promise<Buffer>
}

/** Returns the files of packs. Each piece is read with one query, or from the cache. */
export function createPackFiles(source: PriceAndStockSource): PackFiles {
  const kept = new LRUCache<string, StoredPiece>({
    maxSize: MAX_PIECE_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  })
  return {
    readPiece: async (tenantId, hash) => {
      const key = `${tenantId} ${hash}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const read = await readStoredPiece(source.db, tenantId, hash)
      if (read !== undefined) kept.set(key, read)
      return read
    },
    readLiveFile: createPriceAndStockReader(source),
    decompress: decompressStoredPiece,
  }
}
