import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { quantityPrice } from '#contract/pricing.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { nowOf } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'
import { partNotFound } from './part-id.ts'
import { pricesOf, promotionColumn } from './promoted.ts'

/** What a quantity costs, with its core charges. */
export async function getPriceByQuantity(
  ask: CatalogueAsk,
  { mcode, quantity }: ParsedOf<'getPriceByQuantity'>,
): Promise<ResultOf<'getPriceByQuantity'>> {
  const row = await ask.db
    .selectFrom('part')
    .select(['price', 'core_charge', 'price_steps', promotionColumn(nowOf(ask)).as('promotion')])
    .where('tenant_id', '=', ask.tenantId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  if (!row) throw partNotFound(mcode)
  const coreCharge = dollarsOfText(row.core_charge)
  return quantityPrice(mcode, { ...pricesOf(row), coreCharge }, quantity)
}
