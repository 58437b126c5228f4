import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { AdaptiveBatch } from '#server/db/adaptive-batch.ts'
import type { Db } from '#server/db/open.ts'
import type { RowResults } from '#server/import/engine/results/row-results.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import { placeOfStagedRow, type StagedPlace } from '#server/import/engine/stage/staged-part.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'
import { formatLineNumbers, type RepeatHandling } from './repeats.ts'

interface RepeatedRow extends StagedPlace {
  seq: number
  value: unknown
}

/**
 * Handles rows of a file that repeat one vehicle or category. Of equal rows, the first is kept. When rows differ, all of them are refused,
 * unless `repeatHandling` selects the first or the last one. Rows that are not kept are removed from the staging table.
 */
export async function mergeSmallTableRepeats(
  { db, tenantId, id }: ImportRun,
  of: 'vehicle' | 'category',
  { rowResults, remarks, repeatHandling }: { rowResults: RowResults; remarks: Remarks; repeatHandling?: RepeatHandling },
): Promise<void> {
  const pace = new AdaptiveBatch(500, 50, 2000)
  for await (const range of readKeyRanges(db, { tenantId, id }, [of], () => pace.size, 'import_row')) {
    const { rows: repeated } = await pace.run(() =>
      sql<{ key: string }>`select key from import_row where ${range} group by key having count(*) > 1`.execute(db),
    )
    if (repeated.length === 0) continue
    const rows = new Map<string, RepeatedRow[]>()
    for await (const { key, ...row } of readRepeatedRows(db, sql`${range} and key = any(${repeated.map(({ key }) => key)}::text[])`)) {
      const staged = rows.get(key)
      if (staged === undefined) rows.set(key, [row])
      else staged.push(row)
    }
    const gone: number[] = []
    for (const [key, staged] of rows) {
      const differ = staged.some(({ value }) => !isDeepStrictEqual(value, staged[0]?.value))
      const stays = !differ || repeatHandling === 'first' ? staged[0] : repeatHandling === 'last' ? staged.at(-1) : undefined
      const name = key.replace('|', ' ')
      const lines = formatLineNumbers(staged)
      for (const one of staged) {
        if (one === stays) continue
        gone.push(one.seq)
        const at = placeOfStagedRow(one)
        if (stays === undefined) {
          rowResults.recordRefused(at)
          const says = `Lines ${lines} say different things of ${name}. Say it once, or which counts: --repeat first or --repeat last.`
          await remarks.add([{ ...at, kind: 'refused', column: of, value: name, says }])
        } else {
          rowResults.recordLeftOut(at)
          const says = differ
            ? `Line ${stays.line} says something else of ${name}, and is taken instead (--repeat ${repeatHandling}).`
            : `It says of ${name} what line ${stays.line} says.`
          await remarks.add([{ ...at, kind: 'left-out', column: of, value: name, says }])
        }
      }
    }
    if (gone.length > 0)
      await sql`delete from import_row where tenant_id = ${tenantId} and import_id = ${id} and seq = any(${gone}::int[])`.execute(db)
  }
}

const REPEATED_KEYS_PER_BATCH = 500

/**
 * Yields rows with repeated keys, in the order of keys and, within a key, of the file. They are read page by page, because many rows may
 * share a key, for example when ids are empty.
 */
async function* readRepeatedRows(db: Db, condition: RawBuilder<unknown>): AsyncGenerator<RepeatedRow & { key: string }> {
  for (let last = { key: '', seq: -1 }; ; ) {
    await yieldToRequests()
    const { rows }: { rows: (RepeatedRow & { key: string })[] } = await sql<RepeatedRow & { key: string }>`
      select key, seq, file, sheet, line, row, value from import_row
      where ${condition} and (key, seq) > (${last.key}, ${last.seq}::int) order by key, seq limit ${REPEATED_KEYS_PER_BATCH}`.execute(db)
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < REPEATED_KEYS_PER_BATCH) return
    last = end
  }
}
