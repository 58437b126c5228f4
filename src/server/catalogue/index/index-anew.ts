import type { Frame } from '#search/catalogue/frame.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'
import type { IndexedPart } from '#search/part.ts'
import type { Sections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import { changeStampNow, isLogWhole } from '#server/db/catalogue-changes.ts'
import type { Db } from '#server/db/open.ts'
import { within } from '#server/db/within.ts'
import type { IndexContext } from './index-context.ts'
import { keepLive, keptLive, liveBytes } from './kept-live.ts'
import { keepSegment, keptSegment, segmentPieces } from './kept-segments.ts'
import { readAllLive } from './read-live.ts'
import { readAllParts } from './read-parts.ts'
import type { Portion } from './section-builder.ts'

/** What a catalogue is made of: its first segment, what is live of its parts, and up to where of the log both say everything. */
export interface Indexed {
  segment: Segment
  live: LiveColumns
  since: string
  /** The same of the segment alone, by which it is known. */
  ofIndex: string
}

/** Indexes all parts of a tenant, and leaves that for whoever starts next. */
export async function indexAnew(db: Db, tenantId: string, frame: Frame, { build, report, now }: IndexContext): Promise<Indexed> {
  const since = await changeStampNow(db)
  const sections = await build(portionsOf(readAllParts(db, tenantId)), frame)
  const live = await readAllLive(db, tenantId)
  // A database that is full, or takes no changes, is searched all the same: whoever starts next makes the index once more.
  await keepIndex(db, tenantId, { sections, live, since, now: now() }).catch((cause: unknown) =>
    report(`The index of the shop ${tenantId} is not kept`, cause),
  )
  return { segment: new Segment(new Map(sections)), live, since, ofIndex: since }
}

/** The index of a tenant as it was left; null when there is none that can be read. What is live is read anew where the log does not know what has changed of it since. */
export async function keptIndex(db: Db, tenantId: string, { report, now }: IndexContext): Promise<Indexed | null> {
  const kept = await keptSegment(db, tenantId)
  if (kept === null) return null
  const { segment, since: ofIndex } = kept
  const left = await keptLive(db, tenantId, ofIndex)
  if (left !== null && (await isLogWhole(db, tenantId, left.since))) return { segment, ofIndex, ...left }
  const live = await readAllLive(db, tenantId)
  if (left === null)
    await liveBytes(live)
      .then((bytes) => keepLive(db, tenantId, bytes, { ofIndex, since: ofIndex, now: now() }))
      .catch((cause: unknown) => report(`What is live of the shop ${tenantId} is not kept`, cause))
  return { segment, live, since: ofIndex, ofIndex }
}

interface Made {
  sections: Sections
  live: LiveColumns
  since: string
  now: number
}

async function keepIndex(db: Db, tenantId: string, { sections, live, since, now }: Made): Promise<void> {
  const [pieces, bytes] = [await segmentPieces(sections), await liveBytes(live)]
  await within(db, async (trx) => {
    await keepSegment(trx, tenantId, pieces, since)
    await keepLive(trx, tenantId, bytes, { ofIndex: since, since, now })
  })
}

async function* portionsOf(parts: AsyncIterable<readonly IndexedPart[]>): AsyncGenerator<Portion, void> {
  for await (const some of parts) yield { parts: some }
}
