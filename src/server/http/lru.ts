import { LRUCache } from 'lru-cache'
import { type Encoded, type Encoding, encoded } from './encoded.ts'

/** Returns the cached value of a key, or creates the value. Simultaneous calls with one key share one creation. Failures are not cached. */
export type Memo<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** Returns the cached text of a key, encoded as wanted, or creates and encodes the text. */
export type TextMemo = (key: string, wanted: Encoding, make: () => Promise<string>) => Promise<Encoded>

/**
 * Returns cache options that limit the sum of bytes. Values larger than an eighth of the cache are not stored, because they would evict too
 * many others.
 */
const upTo = <Value>(mostBytes: number, bytesOf: (value: Value) => number) => ({
  maxSize: mostBytes,
  maxEntrySize: Math.floor(mostBytes / 8),
  sizeCalculation: (value: Value) => Math.max(1, bytesOf(value)),
})

/** Creates an LRU cache limited by a sum of bytes. */
export const lruByBytes = <Value extends object>(mostBytes: number, bytesOf: (value: Value) => number): LRUCache<string, Value> =>
  new LRUCache(upTo(mostBytes, bytesOf))

/** Creates a cache of values that are created on demand, limited by a sum of bytes. */
export function memoByBytes<Made extends object>(mostBytes: number, bytesOf: (made: Made) => number): Memo<Made> {
  const kept = new LRUCache<string, Made, () => Promise<Made>>({
    ...upTo(mostBytes, bytesOf),
    fetchMethod: (_key, _before, { context }) => context(),
    // The caller gets the value even if the cache evicted it before it was complete.
    ignoreFetchAbort: true,
  })
  return (key, make) => kept.forceFetch(key, { context: make })
}

/** Creates a cache of encoded texts, limited by a sum of bytes. */
export function textMemo(mostBytes: number): TextMemo {
  const kept = memoByBytes(mostBytes, bytesOfEncoded)
  return (key, wanted, make) => kept(key, async () => encoded(await make(), wanted))
}

export const bytesOfEncoded = ({ bytes }: Encoded): number => bytes.length
