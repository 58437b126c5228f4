import { readMeasure } from '#contract/attributes/read-measure.ts'
import type { Feed, FeedItem } from './feed.ts'
import { FeedRemarks } from './remarks.ts'

/** What the whole of a feed decides for each of its rows. */
export interface Survey {
  rows: number
  /** Of all selling prices; empty for those that say none. */
  currencies: ReadonlySet<string>
  /** Names of attributes that have words in some rows: numbers of other rows are texts as well. */
  texts: ReadonlySet<string>
}

/** Goes through all of a feed before its first row is taken. */
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
