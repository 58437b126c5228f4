import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { GrowingFile } from './growing-file.ts'

/** How to write a feed, and the keys under which it is cached. */
export interface FeedMaking {
  /** Identifies the shop, the address and the language. */
  place: string
  /** The ETag of the current data. Another ETag means that the feed has changed. */
  etag: string
  texts: () => AsyncIterable<string>
}

/** A gzipped feed, which may still be incomplete. */
export interface KeptFeed {
  etag: string
  file: GrowingFile
}

/** Memory for feeds. 100,000 parts take about 10 MB. A feed larger than this is not cached. */
const KEPT_BYTES = 64 * 1024 * 1024
/** A feed stays valid for this time even if a price or a stock changes. Otherwise a busy shop would write feeds all the time. */
const FRESH_MS = 60_000
const GZIP_LEVEL = 6

interface Kept extends KeptFeed {
  madeAt: number
}

/**
 * A cache of recent feeds. Only one feed is written at a time, once for all who request it; they read it while it is written. It is
 * completed even if all readers have left, so the next request finds it.
 */
export function keptFeeds(now: () => number, keptBytes = KEPT_BYTES): (wanted: FeedMaking) => KeptFeed {
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: ({ file }) => Math.max(1, file.bytes) })
  /** Feeds that are being written or wait for it, by place. */
  const making = new Map<string, KeptFeed>()
  let before: Promise<unknown> = Promise.resolve()

  const make = ({ place, etag, texts }: FeedMaking): KeptFeed => {
    const feed = { etag, file: new GrowingFile() }
    making.set(place, feed)
    before = before
      .then(() => fill(feed.file, texts()))
      .then(() => {
        kept.set(place, { ...feed, madeAt: now() })
        feed.file.end()
      })
      .catch((cause: unknown) => feed.file.fail(cause))
      .finally(() => making.delete(place))
    return feed
  }
  return (wanted) => {
    const found = kept.get(wanted.place)
    if (found && (found.etag === wanted.etag || Math.abs(now() - found.madeAt) < FRESH_MS)) return found
    return making.get(wanted.place) ?? make(wanted)
  }
}

const fill = (file: GrowingFile, texts: AsyncIterable<string>): Promise<void> =>
  pipeline(texts, createGzip({ level: GZIP_LEVEL }), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) file.push(piece)
  })
