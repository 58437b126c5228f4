import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { GrowingFile } from './growing-file.ts'

/** A function that writes a product feed, and the keys under which the feed is cached. */
export interface FeedSource {
  /** Identifies the feed by shop, URL and language. */
  cacheKey: string
  /** The ETag of the feed's current data. Another ETag means that the feed has changed. */
  etag: string
  generateTexts: () => AsyncIterable<string>
}

/** A gzipped product feed in the cache, which may still be incomplete. */
export interface CachedFeed {
  etag: string
  file: GrowingFile
}

/**
 * Maximum bytes of the cache for product feeds. A feed of 100,000 parts takes about 10 MB. A feed larger than this maximum is not cached.
 */
const MAX_CACHE_BYTES = 64 * 1024 * 1024
/** How long a product feed stays valid even if a price or a stock changes. Otherwise a busy shop would write feeds all the time. */
const CACHE_FRESH_MS = 60_000
const GZIP_LEVEL = 6

interface TimedCachedFeed extends CachedFeed {
  createdAtMs: number
}

/**
 * Creates a cache of recent product feeds. Only one feed is written at a time, once for all clients that request it, and they read it while
 * it is written. A feed is completed even if all clients have left, so the next request finds it.
 */
export function createFeedCache(now: () => number, keptBytes = MAX_CACHE_BYTES): (wanted: FeedSource) => CachedFeed {
  const kept = new LRUCache<string, TimedCachedFeed>({ maxSize: keptBytes, sizeCalculation: ({ file }) => Math.max(1, file.bytes) })
  /** Product feeds that are being written or wait to be written, by shop, URL and language. */
  const making = new Map<string, CachedFeed>()
  let before: Promise<unknown> = Promise.resolve()

  const make = ({ cacheKey, etag, generateTexts }: FeedSource): CachedFeed => {
    const feed = { etag, file: new GrowingFile() }
    making.set(cacheKey, feed)
    before = before
      .then(() => fillGrowingFile(feed.file, generateTexts()))
      .then(() => {
        kept.set(cacheKey, { ...feed, createdAtMs: now() })
        feed.file.markComplete()
      })
      .catch((cause: unknown) => feed.file.markFailed(cause))
      .finally(() => making.delete(cacheKey))
    return feed
  }
  return (wanted) => {
    const found = kept.get(wanted.cacheKey)
    if (found && (found.etag === wanted.etag || Math.abs(now() - found.createdAtMs) < CACHE_FRESH_MS)) return found
    return making.get(wanted.cacheKey) ?? make(wanted)
  }
}

const fillGrowingFile = (file: GrowingFile, texts: AsyncIterable<string>): Promise<void> =>
  pipeline(texts, createGzip({ level: GZIP_LEVEL }), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) file.appendChunk(piece)
  })
