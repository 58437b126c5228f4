import { sql } from 'kysely'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { PackSegment } from '#contract/packs/manifest.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'
import type { SegmentSections } from '#search/segment/sections.ts'
import { buildIndex } from '#server/catalogue/index/index-builder.ts'
import { readParts } from '#server/catalogue/index/read-parts.ts'
import { addPartRecords } from '#server/catalogue/index/read-records.ts'
import type { Db } from '#server/db/open.ts'
import { runWithoutTimeLimit } from '#server/db/without-time-limit.ts'
import { sha256 } from '#server/kernel/hashes.ts'
import { storeBytes } from './pieces.ts'

/** Parts per query. A query takes some ten milliseconds, during which the embedded database answers no other query. */
const PARTS_PER_READ = 250

/** The context for building packs. `pause` is called between steps and throws to cancel the build. */
export interface PackBuildContext {
  db: Db
  tenantId: string
  sharedCatalogueRows: SharedCatalogueRows
  pause: () => Promise<void>
}

/**
 * Builds a segment of a pack's search index from parts ordered by id, with the data of their pages. The segment is stored in pieces, which
 * devices download separately.
 */
export async function buildPackSegment(making: PackBuildContext, parts: AsyncIterable<readonly IndexedPart[]>): Promise<PackSegment> {
  let count = 0
  const counted = async function* () {
    for await (const portion of addPartRecords(making, parts)) {
      count += portion.parts.length
      yield portion
    }
  }
  return storePackSegment(making, await buildIndex(counted(), making.sharedCatalogueRows), count)
}

/** Stores the sections of a search index segment, built for a pack, as pieces. Returns the segment as a manifest names it. */
export async function storePackSegment({ db, tenantId }: PackBuildContext, built: SegmentSections, parts: number): Promise<PackSegment> {
  const sections = await storeBytes(db, tenantId, [...built])
  const id = sha256(sections.map(({ name, at, bytes, pieces }) => [name, at, bytes, ...pieces].join(' ')).join('\n'))
  return { id, parts, sections }
}

/** Reads parts by their ids, which must be ascending. Deleted parts are left out. */
export async function* readPartsByIds(
  { db, tenantId }: Pick<PackBuildContext, 'db' | 'tenantId'>,
  ids: Iterable<number>,
): AsyncGenerator<IndexedPart[], void> {
  const sorted = [...ids].sort((a, b) => a - b)
  for (const some of chunksOf(sorted, PARTS_PER_READ)) yield await readParts(db, tenantId, some)
}

/** Returns the ids of all parts. */
export async function readAllPartIds({ db, tenantId }: Pick<PackBuildContext, 'db' | 'tenantId'>): Promise<number[]> {
  const question = sql<{ ids: number[] | null }>`select json_agg(id) as ids from part where tenant_id = ${tenantId}`
  const { rows } = await runWithoutTimeLimit(db, (trx) => question.execute(trx))
  return rows[0]?.ids ?? []
}
