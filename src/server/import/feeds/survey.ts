import { readMeasure } from '#contract/attributes/read-measure.ts'
import type { Feed, FeedItem } from './feed.ts'
import { FeedRemarks } from './remarks.ts'

/** Facts about the whole feed that are needed for each row. */
export interface Survey {
  rows: number
  /** The currencies of all selling prices. Empty string for prices without one. */
  currencies: ReadonlySet<string>
  /** Attributes that contain words in some rows. Their numbers in other rows are text too. */
  texts: ReadonlySet<string>
}

/** Reads the whole feed before its first row is imported. */
export async function surveyOf(feed: Feed): Promise<Survey> {
  const remarks = new FeedRemarks()
  const found = { rows: 0, currencies: new Set<string>(), texts: new Set<string>() }
  for await (const step of feed.steps(remarks)) {
    remarks.take()
    if (step.type === 'row') found.rows += 1
    else if (step.type === 'item') look(step.item, found)
  }
  return found
}

function look({ part, attributes }: FeedItem, found: { currencies: Set<string>; texts: Set<string> }): void {
  if (part.cents !== undefined && part.cents > 0) found.currencies.add(part.currency ?? '')
  for (const { name, value } of attributes) if (readMeasure(value) === null) found.texts.add(name)
}
