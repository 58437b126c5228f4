import type { AttributeFacts, PartFacts, Place } from '#server/import/facts.ts'
import type { FeedRemarks } from './remarks.ts'

/** Options for reading a feed. */
export interface FeedOptions {
  /** The file name as the operator typed it. */
  file: string
  /** The ISO day for which prices and offers must be valid. */
  day: string
  /** The price type to use as the selling price, for formats with price types. */
  priceType?: string
}

/** One article, item or offer of a feed. */
export interface FeedItem {
  /** Without attributes, whose types depend on the whole file. */
  part: Omit<PartFacts, 'attributes'>
  attributes: readonly (AttributeFacts & { value: string })[]
}

export type FeedStep =
  /** A row of the file. An item or a refusal follows. */
  { type: 'row'; at: Place } | { type: 'item'; item: FeedItem } | { type: 'read'; bytes: number; of: number }

/** A file in a known format. It is read twice, because its end may affect earlier rows. */
export interface Feed {
  steps: (remarks: FeedRemarks) => AsyncGenerator<FeedStep>
  /** The format and the owner, such as `BMEcat 2005 of Voltara GmbH`. Available after the first reading. */
  title: () => string
  /** The name of a row in this format, singular and plural. */
  rows: readonly [one: string, many: string]
  /** The price types in the file, after the first reading. Empty for formats without price types. */
  priceTypes: () => readonly string[]
  /** Further sentences for the operator before the import. */
  said: () => readonly string[]
}
