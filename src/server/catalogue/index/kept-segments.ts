import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import { packSections, type Sections, SEGMENT_FORMAT, UnreadableSegment, unpackSections } from '#search/segment/sections.ts'
import { Segment } from '#search/segment/segment.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { within } from '#server/db/within.ts'

/** One value of a row holds so much of a segment. */
const PIECE_BYTES = 1024 * 1024

const compress = promisify<Buffer | Uint8Array, { level: number }, Buffer>(gzip)
const expand = promisify<Buffer, Buffer>(gunzip)

/** The index of a tenant as another process, or this one before, has left it; null when there is none that can be read. */
export async function keptSegment(db: Db, tenantId: string): Promise<{ segment: Segment; since: string } | null> {
  const { rows } = await unhurried(db, (trx) =>
    sql<{ since: string; bytes: Buffer }>`
      select since, bytes from index_segment where tenant_id = ${tenantId} and format = ${SEGMENT_FORMAT} order by place`.execute(trx),
  )
  const [first] = rows
  if (first === undefined) return null
  try {
    const file = await expand(Buffer.concat(rows.map(({ bytes }) => bytes)))
    // The sum of gzip was right. Copies, so that the sections which a segment lets go leave memory.
    const sections = Array.from(unpackSections(file, { verify: false }), ([name, bytes]) => [name, new Uint8Array(bytes)] as const)
    return { segment: new Segment(new Map(sections)), since: first.since }
  } catch (error) {
    // Damaged, or half of one and half of another: it is made again.
    if (error instanceof UnreadableSegment || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) return null
    throw error
  }
}

/** Leaves an index for whichever process starts next. `since`: up to where of the log of changes it says everything. */
export async function keepSegment(db: Db, tenantId: string, sections: Sections, since: string): Promise<void> {
  const file = await compress(packSections(sections), { level: constants.Z_BEST_SPEED })
  const pieces = Array.from({ length: Math.ceil(file.length / PIECE_BYTES) }, (_, at) => file.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES))
  await within(db, async (trx) => {
    await sql`delete from index_segment where tenant_id = ${tenantId}`.execute(trx)
    for (const [place, bytes] of pieces.entries())
      await sql`insert into index_segment (tenant_id, place, format, since, bytes) values (${tenantId}, ${place}, ${SEGMENT_FORMAT}, ${since}, ${bytes})`.execute(trx)
  })
}
