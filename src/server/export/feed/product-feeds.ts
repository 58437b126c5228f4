import type { RequestContext } from '#server/kernel/ask.ts'
import { type FeedChannel, generateFeedTexts } from './feed-texts.ts'
import { createFeedCache } from './kept-feeds.ts'

export interface FeedRequest {
  requestContext: Pick<RequestContext, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>
  channel: FeedChannel
  /** The ETag of the feed's current data. Another ETag means that the feed has changed. */
  etag: string
}

/** A gzipped product feed for a response. Each reader reads at its own speed. */
export interface FeedReply {
  etag: string
  gzippedChunks: () => AsyncGenerator<Buffer, void>
}

/** Returns a function that gives the product feed of any shop, in each language and with each shop's URLs. */
export function createProductFeeds(now: () => number): (wanted: FeedRequest) => FeedReply {
  const feedOf = createFeedCache(now)
  return ({ requestContext, channel, etag }) => {
    const feed = feedOf({
      cacheKey: `${requestContext.tenantId} ${requestContext.locale} ${channel.homeUrl}`,
      etag,
      generateTexts: () => generateFeedTexts(requestContext, channel),
    })
    return { etag: feed.etag, gzippedChunks: () => feed.file.readChunks() }
  }
}
