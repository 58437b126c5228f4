import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open.ts'
import { centsOfText } from '#server/db/money.ts'
import type { Report } from '#server/http/on-error.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { providerOf } from '#server/payments/providers.ts'
import { refundSent } from './refunds.ts'

/** A provider that left a refund to a person is asked about it again after this: it may be able to send it by then, and to ask may cost another company's time. */
const AGAIN_MS = 60 * 60 * 1000

/** Until when a provider is not asked about a refund again, by the refund's id, in ms since 1970. One for each process. */
export type LeftToPeople = Map<string, number>

/**
 * Sends promised refunds of every tenant through their providers, outside any transaction: a provider talks to another company. One that fails stays promised
 * and is tried again with the next round, under the same id; one that a person must send stays promised until the person says so.
 */
export async function settleRefunds(
  { db, clock, left }: { db: Db; clock: Clock; left: LeftToPeople },
  providers: readonly PaymentProvider[],
  report: Report,
): Promise<void> {
  const owed = await db
    .selectFrom('order_payment as refund')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'refund.tenant_id').onRef('shop_order.id', '=', 'refund.order_id'),
    )
    .select(['refund.tenant_id', 'refund.id', 'refund.order_id', 'refund.method', 'refund.amount', 'shop_order.number'])
    .where('refund.kind', '=', 'refund')
    .where('refund.done', '=', false)
    .orderBy('refund.at')
    .execute()
  const open = new Set(owed.map(({ id }) => id))
  for (const id of left.keys()) if (!open.has(id)) left.delete(id)
  for (const row of owed) {
    const provider = providerOf(providers, row.method)
    if (!provider || (left.get(row.id) ?? 0) > clock.now()) continue
    try {
      const paymentReferences = await referencesOf(db, row.tenant_id, row.order_id)
      const outcome = await provider.refund({
        ...{ id: row.id, tenantId: row.tenant_id, orderId: row.order_id, number: row.number },
        ...{ cents: centsOfText(row.amount), paymentReferences },
      })
      if (outcome.done) await refundSent({ db, tenantId: row.tenant_id, clock }, row.id, outcome.reference)
      else left.set(row.id, clock.now() + AGAIN_MS)
    } catch (cause) {
      report(`A refund of ${row.number} could not be sent`, cause)
    }
  }
}

async function referencesOf(db: Db, tenantId: string, orderId: string): Promise<string[]> {
  const payments = await db
    .selectFrom('order_payment')
    .select('reference')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('reference', '<>', '')
    .orderBy('at', 'desc')
    .execute()
  return payments.map(({ reference }) => reference)
}
