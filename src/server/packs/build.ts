import { sql } from 'kysely'
import type { PackSegment } from '#contract/packs/manifest.ts'
import type { FrameRows } from '#search/catalogue/frame.ts'
import type { IndexedPart } from '#search/part.ts'
import type { Sections } from '#search/segment/sections.ts'
import { buildIndex } from '#server/catalogue/index/build-index.ts'
import { readParts } from '#server/catalogue/index/read-parts.ts'
import type { Portion } from '#server/catalogue/index/section-builder.ts'
import type { Db } from '#server/db/open.ts'
import { unhurried } from '#server/db/unhurried.ts'
import { keepBytes, sha256 } from './pieces.ts'
import { readRecords } from './read-records.ts'

/** So many parts are read at a time: some ten milliseconds on the embedded database, which answers nobody else meanwhile. */
const READ_AT_ONCE = 250

/** What making packs has to do with: whose they are, and what is asked between two steps; it throws to have everything left as it is. */
export interface Making {
  db: Db
  tenantId: string
  frame: FrameRows
  pause: () => Promise<void>
}

/** Makes a segment of parts that come in the order of their ids, with what their pages show, and keeps its pieces. */
export async function buildSegment(making: Making, parts: AsyncIterable<readonly IndexedPart[]>): Promise<PackSegment> {
  let count = 0
  const counted = async function* () {
    for await (const portion of withRecords(making, parts)) {
      count += portion.parts.length
      yield portion
    }
  }
  return keepSegment(making, await buildIndex(counted(), making.frame), count)
}

/** Keeps the pieces of a segment that was built. */
export async function keepSegment({ db, tenantId }: Making, built: Sections, parts: number): Promise<PackSegment> {
  const sections = await keepBytes(db, tenantId, [...built])
  const id = sha256(sections.map(({ name, at, bytes, pieces }) => [name, at, bytes, ...pieces].join(' ')).join('\n'))
  return { id, parts, sections }
}

/** Parts with what their pages show. */
export async function* withRecords(
  { db, tenantId, pause }: Making,
  parts: AsyncIterable<readonly IndexedPart[]>,
): AsyncGenerator<Required<Portion>, void> {
  for await (const some of parts) {
    await pause()
    const recordOf = await readRecords(
      db,
      tenantId,
      some.map(({ id }) => id),
    )
    // One that has gone since its other half was read is left out; the log says so to the next version.
    const both = some.flatMap((part) => {
      const record = recordOf.get(part.id)
      return record === undefined ? [] : [{ part, record }]
    })
    yield { parts: both.map(({ part }) => part), records: both.map(({ record }) => record) }
  }
}

/** Parts by their ids, in ascending order; one that is not there any more is left out. */
export async function* partsByIds(
  { db, tenantId }: Pick<Making, 'db' | 'tenantId'>,
  ids: Iterable<number>,
): AsyncGenerator<IndexedPart[], void> {
  const sorted = [...ids].sort((a, b) => a - b)
  for (let from = 0; from < sorted.length; from += READ_AT_ONCE)
    yield await readParts(db, tenantId, sorted.slice(from, from + READ_AT_ONCE))
}

/** The ids of all parts. */
export async function allPartIds({ db, tenantId }: Pick<Making, 'db' | 'tenantId'>): Promise<number[]> {
  const question = sql<{ ids: number[] | null }>`select json_agg(id) as ids from part where tenant_id = ${tenantId}`
  const { rows } = await unhurried(db, (trx) => question.execute(trx))
  return rows[0]?.ids ?? []
}
