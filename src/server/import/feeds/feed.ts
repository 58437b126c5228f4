import type { AttributeFacts, FilePlace, PartFacts } from '#server/import/facts.ts'
import type { FeedRemarks } from './remarks.ts'

/** The operator's options for reading a feed. */
export interface FeedOptions {
  /** The file name as the operator typed it. */
  file: string
  /** The ISO day on which prices and offers must be valid. */
  validityDay: string
  /** The price type that becomes the selling price, for formats that have price types. */
  priceType?: string
}

/** One row of a feed: a BMEcat article, an item or an offer, as a part. */
export interface FeedItem {
  /** The facts about the part without its attributes. The types of the attributes depend on the whole file. */
  part: Omit<PartFacts, 'attributes'>
  attributes: readonly (AttributeFacts & { value: string })[]
}

export type FeedEvent =
  /**
   * A step of reading a feed. `row`: a row begins. `item`: the part in that row, missing if the row is refused. `read`: the progress in
   * bytes.
   */
  { type: 'row'; at: FilePlace } | { type: 'item'; item: FeedItem } | { type: 'read'; bytes: number; of: number }

/** A file in a known format. The file is read twice, because its end may affect its first rows. */
export interface Feed {
  readEvents: (remarks: FeedRemarks) => AsyncGenerator<FeedEvent>
  /** Returns the format and the owner of the file, such as `BMEcat 2005 of Voltara GmbH`. Known only after the file was read once. */
  title: () => string
  /** The word for a row in this format, in singular and plural: article, item or offer. */
  rowNouns: readonly [one: string, many: string]
  /** Returns the price types that occur in the file. Known only after the file was read once. Empty for formats without price types. */
  priceTypes: () => readonly string[]
  /** Returns further sentences that are shown to the operator before the import. */
  messages: () => readonly string[]
}
