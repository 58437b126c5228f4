import type { Frame } from '#search/catalogue/frame.ts'
import type { IndexedPart } from '#search/part.ts'
import { Segment } from '#search/segment/segment.ts'
import { changeStampNow } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import type { IndexContext } from './index-context.ts'
import { keepSegment } from './kept-segments.ts'
import { readAllParts } from './read-parts.ts'
import type { Portion } from './section-builder.ts'

/** What a catalogue is made of: its first segment, and up to where of the log it says everything. */
export interface Indexed {
  segment: Segment
  since: string
}

/** Indexes all parts of a tenant, and leaves that for whoever starts next. */
export async function indexAnew(db: Db, tenantId: string, frame: Frame, { build, report }: IndexContext): Promise<Indexed> {
  const since = await changeStampNow(db)
  const sections = await build(portionsOf(readAllParts(db, tenantId)), frame)
  // A database that is full, or takes no changes, is searched all the same: whoever starts next makes the index once more.
  await keepSegment(db, tenantId, sections, since).catch((cause: unknown) => report(`The index of the shop ${tenantId} is not kept`, cause))
  return { segment: new Segment(new Map(sections)), since }
}

async function* portionsOf(parts: AsyncIterable<readonly IndexedPart[]>): AsyncGenerator<Portion, void> {
  for await (const some of parts) yield { parts: some }
}
