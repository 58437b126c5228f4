import type { Ask } from '#server/kernel/ask.ts'
import { type FeedPlace, feedTexts } from './feed-texts.ts'
import { keptFeeds } from './kept-feeds.ts'

export interface WantedFeed {
  ask: Pick<Ask, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>
  place: FeedPlace
  /** What the feed says now: another ETag is another feed. */
  etag: string
}

/** A feed as it is sent: gzipped, and read by each at its own pace. */
export interface SentFeed {
  etag: string
  gzipped: () => AsyncGenerator<Buffer, void>
}

/** The product feeds of all shops; each in its language and with its addresses. */
export function productFeeds(now: () => number): (wanted: WantedFeed) => SentFeed {
  const feedOf = keptFeeds(now)
  return ({ ask, place, etag }) => {
    const feed = feedOf({ place: `${ask.tenantId} ${ask.locale} ${place.link}`, etag, texts: () => feedTexts(ask, place) })
    return { etag: feed.etag, gzipped: () => feed.file.read() }
  }
}
