import { LRUCache } from 'lru-cache'
import { type ContentEncoding, type EncodedBody, encodeText } from './encoded.ts'

/** Returns the cached value of a key, or creates the value. Simultaneous calls with one key share one creation. Failures are not cached. */
export type MemoizedLookup<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** Returns the cached text of a key, encoded as wanted, or creates and encodes the text. */
export type EncodedTextCache = (key: string, wanted: ContentEncoding, make: () => Promise<string>) => Promise<EncodedBody>

/**
 * Returns cache options that limit the sum of bytes. Values larger than an eighth of the cache are not stored, because they would evict too
 * many others.
 */
const byteLimitOptions = <Value>(mostBytes: number, bytesOf: (value: Value) => number) => ({
  maxSize: mostBytes,
  maxEntrySize: Math.floor(mostBytes / 8),
  sizeCalculation: (value: Value) => Math.max(1, bytesOf(value)),
})

/** Creates an LRU cache limited by a sum of bytes. */
export const createByteLimitedCache = <Value extends object>(
  mostBytes: number,
  bytesOf: (value: Value) => number,
): LRUCache<string, Value> => new LRUCache(byteLimitOptions(mostBytes, bytesOf))

/** Creates a cache of values that are created on demand, limited by a sum of bytes. */
export function createByteLimitedMemo<Made extends object>(mostBytes: number, bytesOf: (made: Made) => number): MemoizedLookup<Made> {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    ...byteLimitOptions(mostBytes, bytesOf),
    fetchMethod: (_key, _before, { context }) => context(),
    // The caller gets the value even if the cache evicted it before it was complete.
    ignoreFetchAbort: true,
  })
  return (key, make) => kept.forceFetch(key, { context: make })
}

/** Creates a cache of encoded texts, limited by a sum of bytes. */
export function createTextCache(mostBytes: number): EncodedTextCache {
  const kept = createByteLimitedMemo(mostBytes, encodedSizeBytes)
  return (key, wanted, make) => kept(key, async () => encodeText(await make(), wanted))
}

export const encodedSizeBytes = ({ bytes }: EncodedBody): number => bytes.length
