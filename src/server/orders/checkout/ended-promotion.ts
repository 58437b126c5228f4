import { sql } from 'kysely'
import type { CheckoutChoices } from '#contract/checkout/checkout.ts'
import { DAY_MS } from '#contract/limits.ts'
import { promotionIncludesPart } from '#server/catalogue/promoted.ts'
import { loadNameTranslations } from '#server/kernel/names.ts'
import type { PricedOrder, QuoteContext } from './priced-order.ts'
import { priceOrder } from './quote.ts'

/**
 * How many days ago a promotion may have ended to be looked for. On a page that was open for longer, prices may differ for other reasons.
 */
const PROMOTION_LOOKBACK_DAYS = 1
/** The number of recently ended promotions that are checked. */
const MAX_ENDED_PROMOTIONS = 3

/**
 * Finds the promotion whose end is the only reason why the order differs from the one that the customer saw. It is found when the same
 * order, computed for the moment before the promotion's end, has the hash `quoteHash`. Returns the promotion's name in the caller's
 * language, or null if there is another reason.
 */
export async function findEndedPromotionName(
  ask: QuoteContext,
  accountId: string,
  choices: CheckoutChoices,
  { rows, quoteHash }: Pick<PricedOrder, 'rows'> & { quoteHash: string },
): Promise<string | null> {
  for (const { name, ends_at } of await readRecentlyEndedPromotions(ask, rows)) {
    const before = ends_at.getTime() - 1
    const { quote } = await priceOrder({ ...ask, clock: { now: () => before } }, accountId, choices)
    if (quote.quoteHash === quoteHash) return (await loadNameTranslations({ ...ask, catalogueVersion: null }, [name]))(name)
  }
  return null
}

/** Reads the promotions that applied to the ordered parts and ended within the last day, latest first. */
async function readRecentlyEndedPromotions(
  { db, tenantId, clock }: QuoteContext,
  rows: PricedOrder['rows'],
): Promise<{ name: string; ends_at: Date }[]> {
  if (rows.length === 0) return []
  const now = clock.now()
  const read = await sql<{ name: string; ends_at: Date }>`
    select promotion.name, promotion.ends_at from promotion
    where promotion.tenant_id = ${tenantId} and promotion.starts_at < promotion.ends_at
      and promotion.ends_at <= ${new Date(now)}::timestamptz and promotion.ends_at > ${new Date(now - PROMOTION_LOOKBACK_DAYS * DAY_MS)}::timestamptz
      and exists (select 1 from part where part.tenant_id = promotion.tenant_id
        and part.mcode in (${sql.join(rows.map(({ mcode }) => mcode))}) and ${promotionIncludesPart})
    order by promotion.ends_at desc, promotion.id limit ${MAX_ENDED_PROMOTIONS}`.execute(db)
  return read.rows
}
