import type { AttributeFacts, PartFacts, Place } from '#server/import/facts.ts'
import type { FeedRemarks } from './remarks.ts'

/** What is said of how a feed is read. */
export interface FeedOptions {
  /** As the operator names the file. */
  file: string
  /** ISO day by which prices and offers are valid. */
  day: string
  /** Of formats that have kinds of prices: which one the shop sells at. */
  priceType?: string
}

/** One article, item or offer, as its format says it. */
export interface FeedItem {
  /** Without its attributes, whose kinds the whole file decides. */
  part: Omit<PartFacts, 'attributes'>
  attributes: readonly (AttributeFacts & { value: string })[]
}

export type FeedStep =
  /** A row of the file: an item follows it, or a remark that refuses it. */
  { type: 'row'; at: Place } | { type: 'item'; item: FeedItem } | { type: 'read'; bytes: number; of: number }

/** A file of a format that is known. It is gone through twice: what stands at its end may say something of what stands before. */
export interface Feed {
  steps: (remarks: FeedRemarks) => AsyncGenerator<FeedStep>
  /** Once it has been gone through: what it is and whose, such as `BMEcat 2005 of Voltara GmbH`. */
  title: () => string
  /** What one of its rows is called, and several of them. */
  rows: readonly [one: string, many: string]
  /** Kinds of prices that stand in it, once it has been gone through; empty for formats that have none. */
  priceTypes: () => readonly string[]
  /** What else is to be said before its first row is taken. */
  said: () => readonly string[]
}
