import { sql } from 'kysely'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import type { ImportRemark, ImportRun } from '#server/import/engine/run/run.ts'
import { yieldToRequests } from '#server/kernel/yield-to-requests.ts'

/** The largest change of a price, relative to the old price, that needs no confirmation. */
const MAX_PRICE_CHANGE_SHARE = 0.5
/** The largest share of all parts for sale that may be withdrawn without confirmation. */
const MAX_WITHDRAWN_SHARE = 0.05
const MAX_EXAMPLES = 5

/** Whether a price changes so much that it is probably a mistake. Both prices must be in the same unit, such as cents. */
export const isLargePriceChange = (before: number, after: number): boolean => Math.abs(after - before) > before * MAX_PRICE_CHANGE_SHARE
const CHANGES_PER_BATCH = 1000

interface SuspiciousChanges {
  /** Examples of the price changes that need confirmation, as text: the first ones of the import. */
  priceChangeExamples: string[]
  negativeStockExamples: string[]
  priceChangeCount: number
  negativeStockCount: number
  withdrawnPartCount: number
}

/**
 * Returns the results of a plan that are probably mistakes, which the operator must confirm (`--accept`). An empty list needs no
 * confirmation. `unread` is the number of refused values in a complete file, because the parts of refused rows could be withdrawn by
 * mistake.
 */
export async function findNeededConfirmations(run: ImportRun, file: string, unread = 0): Promise<ImportRemark[]> {
  const { db, tenantId, id } = run
  const stop = (column: string, value: string, says: string): ImportRemark => ({ kind: 'stops', file, line: 0, column, value, says })
  const found: SuspiciousChanges = {
    priceChangeExamples: [],
    negativeStockExamples: [],
    priceChangeCount: 0,
    negativeStockCount: 0,
    withdrawnPartCount: 0,
  }
  for await (const range of readKeyRanges(db, run, ['part'])) {
    const { rows } = await sql<{ key: string; was: string | null; becomes: string | null; gone: boolean }>`
      select key, before ->> 'price' as was, after ->> 'price' as becomes,
        coalesce(before ->> 'ended' = 'false' and after ->> 'ended' = 'true', false) as gone
      from import_change where ${range} and before is not null and after is not null and (after ->> 'ended' = 'true'
        or abs((after ->> 'price')::numeric - (before ->> 'price')::numeric) > (before ->> 'price')::numeric * ${MAX_PRICE_CHANGE_SHARE}::numeric) order by key`.execute(
      db,
    )
    for (const { key, was, becomes, gone } of rows) {
      if (gone) found.withdrawnPartCount += 1
      if (was === null || becomes === null || !isLargePriceChange(Number(was), Number(becomes))) continue
      found.priceChangeCount += 1
      if (found.priceChangeExamples.length < MAX_EXAMPLES) found.priceChangeExamples.push(`${key} ${was} → ${becomes}`)
    }
  }
  for (let last = { key: '', seq: 0 }; ; ) {
    await yieldToRequests()
    const { rows }: { rows: { key: string; seq: number; code: string; stock: number | null }[] } = await sql<{
      key: string
      seq: number
      code: string
      stock: number | null
    }>`
      select key, seq, value ->> 'code' as code, (value ->> 'stock')::float8 as stock from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and (key, seq) > (${last.key}::text, ${last.seq}::int)
      order by key, seq limit ${CHANGES_PER_BATCH}`.execute(db)
    for (const { code, stock } of rows) {
      if (stock === null || stock >= 0) continue
      found.negativeStockCount += 1
      if (found.negativeStockExamples.length < MAX_EXAMPLES) found.negativeStockExamples.push(`${code} ${stock}`)
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < CHANGES_PER_BATCH) break
    last = end
  }
  const { priceChangeCount, negativeStockCount, withdrawnPartCount } = found
  const sold = withdrawnPartCount === 0 ? 0 : await countPartsForSale(run)
  return [
    ...(priceChangeCount > 0
      ? [
          stop(
            'price',
            found.priceChangeExamples.join(', '),
            `${formatCount(priceChangeCount, 'price moves', 'prices move')} by more than half.`,
          ),
        ]
      : []),
    ...(negativeStockCount > 0
      ? [
          stop(
            'stock',
            found.negativeStockExamples.join(', '),
            `${formatCount(negativeStockCount, 'stock is', 'stocks are')} below zero; none would be on the shelf.`,
          ),
        ]
      : []),
    ...(withdrawnPartCount > sold * MAX_WITHDRAWN_SHARE
      ? [
          stop(
            'withdrawn',
            `${withdrawnPartCount} of ${sold}`,
            `More than 5 % of the parts would not be sold any more: ${withdrawnPartCount} of ${sold}.`,
          ),
        ]
      : []),
    ...(withdrawnPartCount > 0 && unread > 0
      ? [
          stop(
            'withdrawn',
            String(withdrawnPartCount),
            `Of a file that is said to be complete ${formatCount(unread, 'value was', 'values were')} refused: what could not be read counts as missing.`,
          ),
        ]
      : []),
  ]
}

const formatCount = (many: number, one: string, more: string) => `${many.toLocaleString('en-US')} ${many === 1 ? one : more}`

async function countPartsForSale({ db, tenantId }: ImportRun): Promise<number> {
  const { rows } = await sql<{ sold: number }>`select count(*)::int as sold from part where tenant_id = ${tenantId} and not ended`.execute(
    db,
  )
  return rows[0]?.sold ?? 0
}
