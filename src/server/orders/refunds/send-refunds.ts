import type { Selectable, Updateable } from 'kysely'
import { centsOfText } from '#server/db/money.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import { type PaymentProvider, paymentProviderFor } from '#server/orders/payment-provider.ts'
import type { OrderPaymentTable } from '#server/orders/tables.ts'
import { markRefundSent } from './refunds.ts'

/**
 * How long a refund is reserved for a process (a lease). It is longer than a payment company takes to reply. Afterwards another process may
 * try to send it.
 */
const CLAIM_DURATION_MS = 10 * 60_000

type RefundRowKey = Pick<Selectable<OrderPaymentTable>, 'tenant_id' | 'id'>

/** A refund that this process has reserved for sending until a given time. */
export interface ClaimedRefund extends RefundRowKey {
  reservedUntil: Date
}

/** The context for sending refunds. */
export interface RefundSendingContext {
  db: Db
  clock: Clock
  providers: readonly PaymentProvider[]
  report: ReportError
  /** The refunds that this process has reserved. When the process stops, they are released. */
  sending: Set<ClaimedRefund>
  /** Whether no further refund should be sent, because the process is stopping. */
  stopped: () => boolean
}

/**
 * Sends promised refunds of all tenants through their payment providers, outside transactions. A failed refund stays promised and is tried
 * again in the next run with the same id. A refund that a person must send is marked so. Each refund is reserved just before it is sent. So
 * refunds that were sent by hand or reserved by another process are skipped.
 */
export async function sendDueRefunds({ db, clock, providers, report, sending, stopped }: RefundSendingContext): Promise<void> {
  const owed = await db
    .selectFrom('order_payment as refund')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'refund.tenant_id').onRef('shop_order.id', '=', 'refund.order_id'),
    )
    .select(['refund.tenant_id', 'refund.id', 'refund.order_id', 'refund.method', 'refund.amount', 'shop_order.number'])
    .where('refund.kind', '=', 'refund')
    .where('refund.done', '=', false)
    .where('refund.by_hand', '=', false)
    .orderBy('refund.at')
    .execute()
  for (const row of owed) {
    const provider = paymentProviderFor(providers, row.method)
    if (stopped()) return
    const claimed = provider ? await claimDueRefund(db, clock.now(), row) : null
    if (!provider || !claimed) continue
    sending.add(claimed)
    try {
      const paymentReferences = await readPaymentReferences(db, row.tenant_id, row.order_id)
      const outcome = await provider.refund({
        id: row.id,
        tenantId: row.tenant_id,
        orderId: row.order_id,
        number: row.number,
        cents: centsOfText(row.amount),
        paymentReferences,
      })
      if (!outcome.isDone) await updateRefundRow(db, row, { by_hand: true, sending_until: null })
      else if (!(await markRefundSent({ db, tenantId: row.tenant_id, clock }, row.id, outcome.reference)))
        report(`A refund of ${row.number} was sent twice: by ${provider.name} and by hand`, outcome.reference)
    } catch (cause) {
      await releaseClaimedRefund(db, claimed)
      report(`A refund of ${row.number} could not be sent`, cause)
    } finally {
      sending.delete(claimed)
    }
  }
}

/**
 * Releases a reserved refund that was not sent. Another process may send the refund immediately. It uses the same id, which prevents a
 * double refund.
 */
export async function releaseClaimedRefund(db: Db, { tenant_id, id, reservedUntil }: ClaimedRefund): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ sending_until: null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('sending_until', '=', reservedUntil)
    .execute()
}

/** Reserves a refund for this process, if it is still unsent and not reserved. Returns null otherwise. */
async function claimDueRefund(db: Db, nowMs: number, { tenant_id, id }: RefundRowKey): Promise<ClaimedRefund | null> {
  const until = new Date(nowMs + CLAIM_DURATION_MS)
  const ours = await db
    .updateTable('order_payment')
    .set({ sending_until: until })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('done', '=', false)
    .where('by_hand', '=', false)
    .where((of) => of.or([of('sending_until', 'is', null), of('sending_until', '<=', new Date(nowMs))]))
    .returning('id')
    .execute()
  return ours.length > 0 ? { tenant_id, id, reservedUntil: until } : null
}

const updateRefundRow = (db: Db, { tenant_id, id }: RefundRowKey, set: Updateable<OrderPaymentTable>) =>
  db.updateTable('order_payment').set(set).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()

async function readPaymentReferences(db: Db, tenantId: string, orderId: string): Promise<string[]> {
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
