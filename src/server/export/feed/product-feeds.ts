import type { Ask } from '#server/kernel/ask.ts'
import { type FeedPlace, feedTexts } from './feed-texts.ts'
import { keptFeeds } from './kept-feeds.ts'

export interface WantedFeed {
  ask: Pick<Ask, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>
  place: FeedPlace
  /** The ETag of the feed's current data. Another ETag means that the feed has changed. */
  etag: string
}

/** A gzipped product feed for a response. Each reader reads at its own speed. */
export interface SentFeed {
  etag: string
  gzipped: () => AsyncGenerator<Buffer, void>
}

/** Returns a function that gives the product feed of any shop, in each language and with each shop's URLs. */
export function productFeeds(now: () => number): (wanted: WantedFeed) => SentFeed {
  const feedOf = keptFeeds(now)
  return ({ ask, place, etag }) => {
    const feed = feedOf({ place: `${ask.tenantId} ${ask.locale} ${place.link}`, etag, texts: () => feedTexts(ask, place) })
    return { etag: feed.etag, gzipped: () => feed.file.read() }
  }
}
