import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { GrowingFile } from './growing-file.ts'

/** What a feed is made of, and how it is known again. */
export interface FeedMaking {
  /** Of which shop, where and in which language. */
  place: string
  /** What it says now: another ETag is another feed. */
  etag: string
  texts: () => AsyncIterable<string>
}

/** A feed, gzipped, as far as it is made. */
export interface KeptFeed {
  etag: string
  file: GrowingFile
}

/** 100,000 parts take some 10 MB. What is larger than all of this is kept for nobody who comes later. */
const KEPT_BYTES = 64 * 1024 * 1024
/** So long a feed is sent as it was made, though a price or stock is another by now: a shop that sells all day would never stop making it. */
const FRESH_MS = 60_000
const GZIP_LEVEL = 6

interface Kept extends KeptFeed {
  madeAt: number
}

/**
 * The feeds that were lately made. One is made at a time, whatever is asked for, and for all who want it meanwhile; they read while it is
 * made. It is made to its end also when they have gone: whoever asks next finds it.
 */
export function keptFeeds(now: () => number, keptBytes = KEPT_BYTES): (wanted: FeedMaking) => KeptFeed {
  const kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: ({ file }) => Math.max(1, file.bytes) })
  /** By their places: those that are being made, or wait for it. */
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
