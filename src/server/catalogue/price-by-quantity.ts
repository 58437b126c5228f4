import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { priceOfQuantity } from '#search/answer/part/prices.ts'
import { partNotFound } from '#search/catalogue/part-not-found.ts'
import { centsOfText } from '#server/db/money.ts'
import { nowOf } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'
import { priceFacts, promotionColumn } from './promoted.ts'

/** Returns the price of a quantity of a part, with core charges. */
export async function getPriceByQuantity(
  ask: CatalogueAsk,
  input: ParsedOf<'getPriceByQuantity'>,
): Promise<ResultOf<'getPriceByQuantity'>> {
  const row = await ask.db
    .selectFrom('part')
    .select(['price', 'core_charge', 'price_steps', promotionColumn(nowOf(ask)).as('promotion')])
    .where('tenant_id', '=', ask.tenantId)
    .where('mcode', '=', input.mcode)
    .executeTakeFirst()
  if (!row) throw partNotFound(input.mcode)
  return priceOfQuantity({ ...priceFacts(row), coreCents: centsOfText(row.core_charge) }, input)
}
