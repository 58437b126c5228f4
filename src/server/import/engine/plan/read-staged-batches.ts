import { isPriceAndStockRun } from '#server/import/engine/run/kinds.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { placeOfStagedRow, type StagedPart } from '#server/import/engine/stage/staged-part.ts'
import type { StagedParts } from '#server/import/engine/stage/staged-parts.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'

/**
 * The number of part numbers that are planned at a time. One batch takes some milliseconds, and requests are answered between two batches.
 * Imports of prices and stock can take larger batches, because fewer columns are compared.
 */
const PART_NUMBERS_PER_BATCH = { live: 600, whole: 100 }

/** Yields the staged parts in batches. All rows of one part number are in the same batch, in the order of the file. */
export async function* readStagedBatches(run: ImportRun, parts: StagedParts): AsyncGenerator<Map<string, StagedPart[]>, void> {
  const atOnce = isPriceAndStockRun(run) ? PART_NUMBERS_PER_BATCH.live : PART_NUMBERS_PER_BATCH.whole
  /** The last part number of a page with its rows. They are kept back, because more of them may be on the next page. */
  let open: { key: string; rows: StagedPart[] } | null = null
  for await (const page of parts.readPages(atOnce)) {
    await yieldToRequests()
    const groups: Map<string, StagedPart[]> = new Map(open === null ? [] : [[open.key, open.rows]])
    for (const { key, value, ...place } of page) {
      const part: StagedPart = { at: placeOfStagedRow(place), facts: value }
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [part])
      else known.push(part)
    }
    const last = page.at(-1)?.key
    const rows: StagedPart[] | undefined = last === undefined || page.length < atOnce ? undefined : groups.get(last)
    open = last === undefined || rows === undefined ? null : { key: last, rows }
    if (open !== null) groups.delete(open.key)
    if (groups.size > 0) yield groups
  }
}
