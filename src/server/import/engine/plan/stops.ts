import { sql } from 'kysely'
import { readKeyRanges } from '#server/import/engine/run/key-ranges.ts'
import type { ImportRemark, ImportRun } from '#server/import/engine/run/run.ts'
import type { NegativeStock } from '#server/import/engine/stage/negative-stock.ts'

/** The largest change of a price, relative to the old price, that needs no confirmation. */
const MAX_PRICE_CHANGE_SHARE = 0.5
/** The largest share of all parts for sale that may be withdrawn without confirmation. */
const MAX_WITHDRAWN_SHARE = 0.05
const MAX_EXAMPLES = 5

/** Whether a price changes so much that it is probably a mistake. Both prices must be in the same unit, such as cents. */
export const isLargePriceChange = (before: number, after: number): boolean => Math.abs(after - before) > before * MAX_PRICE_CHANGE_SHARE

interface SuspiciousChanges {
  /** Examples of the price changes that need confirmation, as text: the first ones of the import. */
  priceChangeExamples: string[]
  priceChangeCount: number
  withdrawnPartCount: number
}

/**
 * Returns the results of a plan that are probably mistakes, which the operator must confirm (`--accept`). An empty list needs no
 * confirmation. `unread` is the number of refused values in a complete file, because the parts of refused rows could be withdrawn by
 * mistake.
 */
export async function findNeededConfirmations(
  run: ImportRun,
  file: string,
  negativeStock: NegativeStock,
  unread = 0,
): Promise<ImportRemark[]> {
  const { db } = run
  const stop = (column: string, value: string, says: string): ImportRemark => ({ kind: 'stops', file, line: 0, column, value, says })
  const found: SuspiciousChanges = {
    priceChangeExamples: [],
    priceChangeCount: 0,
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
  const { priceChangeCount, withdrawnPartCount } = found
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
    ...(negativeStock.count > 0
      ? [
          stop(
            'stock',
            negativeStock.examples.join(', '),
            `${formatCount(negativeStock.count, 'stock is', 'stocks are')} below zero; none would be on the shelf.`,
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
