import { sql } from 'kysely'
import { CONTENT_FORMAT, type Sections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { keptBytes, sectionsOfKept } from './kept-file.ts'

/** One value of a row holds so much of a segment. */
const PIECE_BYTES = 1024 * 1024

/** The index of a tenant as another process, or this one before, has left it; null when there is none that can be read: it is made again. */
export async function keptSegment(db: Db, tenantId: string): Promise<{ segment: Segment; since: string } | null> {
  const { rows } = await unhurried(db, (trx) =>
    sql<{ since: string; bytes: Buffer }>`
      select since, bytes from index_segment where tenant_id = ${tenantId} and format = ${CONTENT_FORMAT} order by place`.execute(trx),
  )
  const [first] = rows
  if (first === undefined) return null
  const sections = await sectionsOfKept(Buffer.concat(rows.map(({ bytes }) => bytes)))
  if (sections === null) return null
  // Copies, so that the sections which a segment lets go leave memory.
  const copies = Array.from(sections, ([name, bytes]) => [name, new Uint8Array(bytes)] as const)
  return { segment: new Segment(new Map(copies)), since: first.since }
}

/** An index as it is kept, in pieces. */
export async function segmentPieces(sections: Sections): Promise<Buffer[]> {
  const file = await keptBytes(sections)
  return Array.from({ length: Math.ceil(file.length / PIECE_BYTES) }, (_, at) => file.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES))
}

/** Leaves an index for whichever process starts next. `since`: up to where of the log of changes it says everything. */
export async function keepSegment(trx: Db, tenantId: string, pieces: readonly Buffer[], since: string): Promise<void> {
  await sql`delete from index_segment where tenant_id = ${tenantId}`.execute(trx)
  for (const [place, bytes] of pieces.entries())
    await sql`insert into index_segment (tenant_id, place, format, since, bytes) values (${tenantId}, ${place}, ${CONTENT_FORMAT}, ${since}, ${bytes})`.execute(
      trx,
    )
}
