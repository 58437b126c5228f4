import { AppError } from '#contract/errors.ts'
import type { FileEvent, PartFacts, Remark } from '#server/import/facts.ts'
import { openRecognisedFeed } from '#server/import/feeds/find-feed.ts'
import { openFeed } from '#server/import/feeds/open-feed.ts'
import { openProductFeedTable } from '#server/import/feeds/product-feed/read-table.ts'

export const sample = (name: string): string => new URL(name, import.meta.url).pathname

export interface FeedRead {
  said: string[]
  parts: Omit<PartFacts, 'at'>[]
  /** Lines of its rows. */
  rows: number[]
  refused: Remark[]
  noted: Remark[]
  events: FileEvent[]
}

/** Reads a feed to its end, as of 28 November 2026. */
export async function readFeed(
  path: string,
  { rates = {}, priceType }: { rates?: Record<string, number>; priceType?: string } = {},
): Promise<FeedRead> {
  const options = { file: path.split('/').at(-1) ?? path, validityDay: '2026-11-28', ...(priceType !== undefined && { priceType }) }
  const feed = (await openRecognisedFeed(path, options)) ?? (await openProductFeedTable(path, options))
  if (feed === null) throw new Error(`${path} is no feed.`)
  const opened = await openFeed(feed, options, rates)
  const read: FeedRead = { said: opened.messages, parts: [], rows: [], refused: [], noted: [], events: [] }
  for await (const event of opened.events) {
    read.events.push(event)
    if (event.type === 'row') read.rows.push(event.at.line)
    else if (event.type === 'refused') read.refused.push(event.refusal)
    else if (event.type === 'noted') read.noted.push(event.note)
    else if (event.type === 'part') {
      // All of them add to lists.
      const { at: _, adds: __, ...part } = event.part
      read.parts.push(part)
    }
  }
  return read
}

/** The sentence with which a file is not read. */
export const whyNot = (path: string, options?: Parameters<typeof readFeed>[1]): Promise<string> =>
  readFeed(path, options).then(
    () => 'It was read.',
    (cause: unknown) => (cause instanceof AppError ? cause.message : Promise.reject(cause)),
  )
