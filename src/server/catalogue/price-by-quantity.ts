import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { priceOfQuantity } from '#search/answer/part/prices.ts'
import { partNotFoundError } from '#search/catalogue/part-not-found-error.ts'
import { centsOfText } from '#server/db/money.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { priceDataOfRow, promotionColumn } from './promoted.ts'

/** Returns the price of a quantity of a part, with core charges. */
export async function getPriceByQuantity(
  ask: CatalogueRequestContext,
  input: ParsedInputOf<'getPriceByQuantity'>,
): Promise<CallResultOf<'getPriceByQuantity'>> {
  const row = await ask.db
    .selectFrom('part')
    .select(['price', 'core_charge', 'price_steps', promotionColumn(currentDateOf(ask)).as('promotion')])
    .where('tenant_id', '=', ask.tenantId)
    .where('mcode', '=', input.mcode)
    .executeTakeFirst()
  if (!row) throw partNotFoundError(input.mcode)
  return priceOfQuantity({ ...priceDataOfRow(row), coreCents: centsOfText(row.core_charge) }, input)
}
