import { dollarsOf } from '#contract/primitives.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { priceOf } from '#contract/pricing.ts'
import { dollarsOfText } from '#server/db/money.ts'
import type { CatalogueAsk } from './ask.ts'
import { partNotFound } from './part-id.ts'

/** What a quantity costs, with its core charges. */
export async function getPriceByQuantity(
  { db, tenantId }: CatalogueAsk,
  { mcode, quantity }: ParsedOf<'getPriceByQuantity'>,
): Promise<ResultOf<'getPriceByQuantity'>> {
  const row = await db
    .selectFrom('part')
    .select(['price', 'core_charge', 'price_steps'])
    .where('tenant_id', '=', tenantId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  if (!row) throw partNotFound(mcode)
  const coreCharge = dollarsOfText(row.core_charge)
  const priceLadder = row.price_steps.map((step) => ({ fromQty: step.fromQty, unitPrice: dollarsOfText(step.unitPrice) }))
  const { unit, total, next } = priceOf({ price: dollarsOfText(row.price), priceLadder, coreCharge }, quantity)
  return {
    mcode,
    quantity,
    unitPrice: dollarsOf(unit),
    coreCharge,
    total: dollarsOf(total),
    ...(next ? { nextStep: { fromQty: next.fromQty, unitPrice: dollarsOf(next.unit) } } : {}),
  }
}
