import { setImmediate as turn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import type { ExportScope } from './sheet.ts'

/** Number of parts per query. A query then takes a few milliseconds. */
export const PARTS_PER_QUERY = 100

interface PartRangeRow {
  mcode: string
  updated_at: Date
}

/**
 * Yields the parts of a shop in the order of their codes, in several queries, between which other queries are answered. Each part is read
 * in one query, so the data of a part is consistent. Two parts may be read at different times. `columns`: SQL for the columns of the
 * query's `part`.
 */
export async function* readPartRanges<Columns extends object>(
  { db, tenantId, since }: Pick<ExportScope, 'db' | 'tenantId' | 'since'>,
  columns: RawBuilder<unknown>,
  atOnce = PARTS_PER_QUERY,
): AsyncGenerator<(Columns & PartRangeRow)[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Columns & PartRangeRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
      select mcode, updated_at, ${columns} from part where tenant_id = ${tenantId} and mcode > ${after} order by mcode limit ${atOnce}`.execute(
      db,
    )
    // Parts that were not changed since the given time are filtered out here, because in SQL a filter by time would scan the whole table.
    const wanted = since === null ? rows : rows.filter(({ updated_at }) => updated_at >= since)
    if (wanted.length > 0) yield wanted
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last.mcode
    await turn()
  }
}
