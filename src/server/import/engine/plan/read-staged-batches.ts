import { sql } from 'kysely'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { placeOfStagedRow, type StagedPart, type StagedPartFacts, type StagedPlace } from '#server/import/engine/stage/staged-part.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'

/**
 * The number of part numbers that are planned at a time. One batch takes some milliseconds, and requests are answered between two batches.
 * Imports of prices and stock can take larger batches, because fewer columns are compared.
 */
const PART_NUMBERS_PER_BATCH = { live: 200, whole: 50 }

/** Yields the staged parts in batches. All rows of one part number are in the same batch, in the order of the file. */
export async function* readStagedBatches(run: ImportRun): AsyncGenerator<Map<string, StagedPart[]>, void> {
  interface StagedPartRow extends StagedPlace {
    key: string
    seq: number
    value: StagedPartFacts
  }
  const { db, tenantId, id } = run
  const atOnce = isPriceAndStockRun(run) ? PART_NUMBERS_PER_BATCH.live : PART_NUMBERS_PER_BATCH.whole
  let last = { key: '', seq: 0 }
  /** The rows of the last part number of a page. They are kept back, because more of them may be on the next page. */
  let open: StagedPart[] = []
  for (;;) {
    await yieldToRequests()
    const { rows }: { rows: StagedPartRow[] } = await sql<StagedPartRow>`${sql.raw(PREPARED_QUERY_PREFIX)}
      select key, seq, file, sheet, line, row, value from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and (key, seq) > (${last.key}::text, ${last.seq}::int)
      order by key, seq limit ${sql.lit(atOnce)}`.execute(db)
    const groups = new Map<string, StagedPart[]>(open.length > 0 ? [[last.key, open]] : [])
    for (const { key, value, ...place } of rows) {
      const part: StagedPart = { at: placeOfStagedRow(place), facts: value }
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [part])
      else known.push(part)
    }
    last = rows.at(-1) ?? last
    open = rows.length < atOnce ? [] : (groups.get(last.key) ?? [])
    if (open.length > 0) groups.delete(last.key)
    if (groups.size > 0) yield groups
    if (rows.length < atOnce) return
  }
}
