import type { RequestContext } from '#server/kernel/ask.ts'
import { type FeedChannel, generateFeedTexts } from './feed-texts.ts'
import { createFeedCache } from './kept-feeds.ts'

export interface FeedRequest {
  ask: Pick<RequestContext, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>
  place: FeedChannel
  /** The ETag of the feed's current data. Another ETag means that the feed has changed. */
  etag: string
}

/** A gzipped product feed for a response. Each reader reads at its own speed. */
export interface FeedReply {
  etag: string
  gzipped: () => AsyncGenerator<Buffer, void>
}

/** Returns a function that gives the product feed of any shop, in each language and with each shop's URLs. */
export function createProductFeeds(now: () => number): (wanted: FeedRequest) => FeedReply {
  const feedOf = createFeedCache(now)
  return ({ ask, place, etag }) => {
    const feed = feedOf({ place: `${ask.tenantId} ${ask.locale} ${place.link}`, etag, texts: () => generateFeedTexts(ask, place) })
    return { etag: feed.etag, gzipped: () => feed.file.readPieces() }
  }
}
