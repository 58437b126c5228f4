import { sql } from 'kysely'
import { SEGMENT_CONTENT_FORMAT, type SegmentSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import { runWithoutTimeLimit } from '#server/db/without-time-limit.ts'
import { compressSections, decompressSections } from './compressed-sections.ts'

/**
 * The format of a stored index: what its segment takes of parts, and how it is stored, which the last two digits tell. 01: with the records
 * of part pages.
 */
const STORED_INDEX_FORMAT = SEGMENT_CONTENT_FORMAT * 100 + 1

/** The maximum size in bytes of a piece of the stored index. Each piece is one row. */
const SEGMENT_PIECE_BYTES = 1024 * 1024

/** Reads the tenant's stored index. Returns null if none is readable and the index must be built. */
export async function readStoredSegment(db: Db, tenantId: string): Promise<{ segment: Segment; changeStamp: string } | null> {
  const { rows } = await runWithoutTimeLimit(db, (trx) =>
    sql<{ since: string; bytes: Buffer }>`
      select since, bytes from index_segment where tenant_id = ${tenantId} and format = ${STORED_INDEX_FORMAT} order by place`.execute(trx),
  )
  const [first] = rows
  if (first === undefined) return null
  const sections = await decompressSections(Buffer.concat(rows.map(({ bytes }) => bytes)))
  if (sections === null) return null
  // Each section is copied, so that the memory of unused sections can be freed.
  const copies = Array.from(sections, ([name, bytes]) => [name, new Uint8Array(bytes)] as const)
  return { segment: new Segment(new Map(copies)), changeStamp: first.since }
}

/** Splits a compressed index into pieces for storage. */
export async function splitIntoPieces(sections: SegmentSections): Promise<Buffer[]> {
  const file = await compressSections(sections)
  return Array.from({ length: Math.ceil(file.length / SEGMENT_PIECE_BYTES) }, (_, at) =>
    file.subarray(at * SEGMENT_PIECE_BYTES, (at + 1) * SEGMENT_PIECE_BYTES),
  )
}

/** Stores an index for the next process. `since`: the position in the change log up to which the index is complete. */
export async function storeSegment(trx: Db, tenantId: string, pieces: readonly Buffer[], since: string): Promise<void> {
  await sql`delete from index_segment where tenant_id = ${tenantId}`.execute(trx)
  for (const [place, bytes] of pieces.entries())
    await sql`insert into index_segment (tenant_id, place, format, since, bytes) values (${tenantId}, ${place}, ${STORED_INDEX_FORMAT}, ${since}, ${bytes})`.execute(
      trx,
    )
}
