import { sql } from 'kysely'
import { type AvailabilityConditions, availability } from '#contract/catalogue/availability.ts'
import { buildShownStock } from '#search/catalogue/stock-state.ts'
import type { Db } from '#server/db/open.ts'
import { listWithRemainder } from './command-output.ts'

/** The columns of a part that decide whether it can be bought. */
export interface StockRow {
  stock: number
  restock_on: string | null
  ended: boolean
  min_qty: number
}

/**
 * Returns the reason why a part cannot be bought, by the rule that customers see (contract/catalogue/availability.ts), or null if it can be
 * bought.
 */
export function unsoldReason({ stock, restock_on, ended, min_qty }: StockRow, asked: AvailabilityConditions): string | null {
  const answer = availability({ stock: buildShownStock(stock, ended, restock_on), minQty: min_qty }, min_qty, asked)
  if (answer.type === 'ended') return 'withdrawn'
  if (answer.type !== 'sold-out') return null
  if (answer.expectedOn !== null) return 'sold out until a known day, and the shop takes no order before it is back'
  return stock > 0 ? 'fewer left than its least order' : 'sold out, with no day of the next delivery'
}

/** A group of parts that cannot be bought for the same reason. */
export interface UnsoldGroup {
  reason: string
  count: number
  /** Codes of the first few of these parts. */
  codes: string[]
}

const MAX_NAMED_CODES = 5

/** Returns a shop's parts that cannot be bought, grouped by reason, the most frequent reason first. */
export async function readUnsoldParts(db: Db, tenantId: string, asked: AvailabilityConditions): Promise<UnsoldGroup[]> {
  // A part with enough stock for its minimum quantity can always be bought, so the query skips such parts.
  const { rows } = await sql<StockRow & { count: number; codes: string[] }>`
    select stock, restock_on::text as restock_on, ended, min_qty, count(*)::int as count, (array_agg(mcode order by mcode))[1:${sql.lit(MAX_NAMED_CODES)}] as codes
    from part where tenant_id = ${tenantId} and (stock <= 0 or stock < min_qty) group by stock, restock_on, ended, min_qty`.execute(db)
  const byReason = new Map<string, UnsoldGroup>()
  for (const { count, codes, ...row } of rows) {
    const why = unsoldReason(row, asked)
    if (why === null) continue
    const known = byReason.get(why) ?? { reason: why, count: 0, codes: [] }
    byReason.set(why, { reason: why, count: known.count + count, codes: [...known.codes, ...codes].sort().slice(0, MAX_NAMED_CODES) })
  }
  return [...byReason.values()].sort((one, other) => other.count - one.count)
}

/**
 * Describes the parts that cannot be bought, for example `2 cannot: 1 withdrawn (SA-1); 1 sold out, with no day of the next delivery
 * (SA-2).`
 */
export function formatUnsoldGroups(unsold: readonly UnsoldGroup[]): string {
  const all = unsold.reduce((sum, { count }) => sum + count, 0)
  const reasons = unsold.map(
    ({ reason, count, codes }) => `${count.toLocaleString('en-US')} ${reason} (${listWithRemainder(codes, count)})`,
  )
  return `${all.toLocaleString('en-US')} cannot: ${reasons.join('; ')}.`
}
