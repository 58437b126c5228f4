import type { Selectable, Updateable } from 'kysely'
import { centsOfText } from '#server/db/money.ts'
import type { Db } from '#server/db/open.ts'
import type { OrderPaymentTable } from '#server/db/order-tables.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Report } from '#server/kernel/report.ts'
import { type PaymentProvider, providerOf } from '#server/orders/payment-provider.ts'
import { refundSent } from './refunds.ts'

/** For so long one server asks a payment company to send a refund, longer than that takes to answer; after that another may try. */
const SENDING_MS = 10 * 60_000

type Which = Pick<Selectable<OrderPaymentTable>, 'tenant_id' | 'id'>

/** A refund that is this process's to send until then, or until it gives it back. */
export interface ClaimedRefund extends Which {
  until: Date
}

/** What the sending of refunds needs around it. */
export interface SendingContext {
  db: Db
  clock: Clock
  providers: readonly PaymentProvider[]
  report: Report
  /** Refunds that are being sent. Who stops the process gives back what is left of them. */
  sending: Set<ClaimedRefund>
  /** Whether no other is to be begun. */
  stopped: () => boolean
}

/**
 * Sends promised refunds of every tenant through their providers, outside any transaction: a provider talks to another company. One that
 * fails stays promised and is tried again with the next round, under the same id; one that a person must send is marked so, and stays
 * promised until the person says so. Just before each is sent it is claimed: what somebody has sent by hand meanwhile, or another server is
 * sending, is left alone.
 */
export async function sendRefunds({ db, clock, providers, report, sending, stopped }: SendingContext): Promise<void> {
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
    const provider = providerOf(providers, row.method)
    if (stopped()) return
    const claimed = provider ? await claim(db, clock.now(), row) : null
    if (!provider || !claimed) continue
    sending.add(claimed)
    try {
      const paymentReferences = await referencesOf(db, row.tenant_id, row.order_id)
      const outcome = await provider.refund({
        id: row.id,
        tenantId: row.tenant_id,
        orderId: row.order_id,
        number: row.number,
        cents: centsOfText(row.amount),
        paymentReferences,
      })
      if (!outcome.done) await change(db, row, { by_hand: true, sending_until: null })
      else if (!(await refundSent({ db, tenantId: row.tenant_id, clock }, row.id, outcome.reference)))
        report(`A refund of ${row.number} was sent twice: by ${provider.name} and by hand`, outcome.reference)
    } catch (cause) {
      await handBackRefund(db, claimed)
      report(`A refund of ${row.number} could not be sent`, cause)
    } finally {
      sending.delete(claimed)
    }
  }
}

/**
 * Gives a refund back that was not sent, if it still is ours: another process may send it at once, under the same id, by which a payment
 * company knows it should it have heard of it already.
 */
export async function handBackRefund(db: Db, { tenant_id, id, until }: ClaimedRefund): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ sending_until: null })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('sending_until', '=', until)
    .execute()
}

/** Makes a refund ours to send, if it still is to be sent and nobody is sending it. */
async function claim(db: Db, nowMs: number, { tenant_id, id }: Which): Promise<ClaimedRefund | null> {
  const until = new Date(nowMs + SENDING_MS)
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
  return ours.length > 0 ? { tenant_id, id, until } : null
}

const change = (db: Db, { tenant_id, id }: Which, set: Updateable<OrderPaymentTable>) =>
  db.updateTable('order_payment').set(set).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()

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
