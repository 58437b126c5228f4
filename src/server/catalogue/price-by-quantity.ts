import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Cents } from '#contract/primitives.ts'
import { centsOfText, usd } from '#server/db/money.ts'
import type { CatalogueAsk } from './ask.ts'
import { partNotFound } from './part-id-of.ts'

export interface CentsStep {
  fromQty: number
  unitCents: Cents
}

/** The step that a quantity reaches and the one after it. The ladder is in ascending order; its first step is from 1. */
export function stepFor(ladder: readonly CentsStep[], quantity: number): { step: CentsStep | undefined; next: CentsStep | undefined } {
  const next = ladder.findIndex(({ fromQty }) => fromQty > quantity)
  return next === -1 ? { step: ladder.at(-1), next: undefined } : { step: ladder[next - 1], next: ladder[next] }
}

/** What a quantity costs, with its core charges. Reckoned in whole cents. */
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
  const ladder = row.price_steps.map((step) => ({ fromQty: step.fromQty, unitCents: centsOfText(step.unitPrice) }))
  const { step, next } = stepFor(ladder, quantity)
  const unitCents = step?.unitCents ?? centsOfText(row.price)
  const coreCents = centsOfText(row.core_charge)
  return {
    mcode,
    quantity,
    unitPrice: usd(unitCents),
    coreCharge: usd(coreCents),
    total: usd((unitCents + coreCents) * quantity),
    ...(next ? { nextStep: { fromQty: next.fromQty, unitPrice: usd(next.unitCents) } } : {}),
  }
}
