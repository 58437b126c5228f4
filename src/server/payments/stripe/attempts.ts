import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import type { Db } from '#server/db/open.ts'
import type { CardState } from '#server/payments/tables.ts'

export interface CardOrderKey {
  tenantId: string
  orderId: string
}

/** One attempt to pay an order by card. */
export interface CardAttempt extends CardOrderKey {
  /** The number of the attempt to pay, from 1. */
  attemptNumber: number
  cents: number
  madeAtMs: number
  /** Stripe's id of the payment page. Empty until Stripe has replied. */
  sessionId: string
  state: CardState
}

/** Returns the latest attempt to pay an order, or null if there is none. */
export async function readLatestAttempt(db: Db, { tenantId, orderId }: CardOrderKey): Promise<CardAttempt | null> {
  const row = await db
    .selectFrom('card_attempt')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { attempt, amount, made_at, session, state } = row
  return { tenantId, orderId, attemptNumber: attempt, cents: centsOfText(amount), madeAtMs: made_at.getTime(), sessionId: session, state }
}

/**
 * Creates the attempt to pay that follows the attempt `before`. If two requests do this at the same time, both get the same attempt, and so
 * the same payment page.
 */
export async function openAttempt(
  db: Db,
  key: CardOrderKey,
  before: CardAttempt | null,
  cents: number,
  nowMs: number,
): Promise<CardAttempt> {
  await db
    .insertInto('card_attempt')
    .values({
      tenant_id: key.tenantId,
      order_id: key.orderId,
      attempt: (before?.attemptNumber ?? 0) + 1,
      amount: dollarsTextOfCents(cents),
      made_at: new Date(nowMs),
      session: '',
      state: 'open',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await readLatestAttempt(db, key)
  if (!opened) throw new Error('A try to pay that was just written is not there.')
  return opened
}

export async function storeSession(db: Db, { tenantId, orderId, attemptNumber }: CardAttempt, session: string): Promise<void> {
  await db
    .updateTable('card_attempt')
    .set({ session })
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('attempt', '=', attemptNumber)
    .execute()
}

/** Stores the result of the attempt to pay that has this Stripe session. An attempt that already has a final state is not changed. */
export async function closeAttempt(db: Db, { tenantId, orderId }: CardOrderKey, session: string, state: CardState): Promise<void> {
  await db
    .updateTable('card_attempt')
    .set({ state })
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('session', '=', session)
    .where('state', 'in', ['open', 'pending'])
    .execute()
}
