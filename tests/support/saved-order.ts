import type { CallInputOf } from '#contract/calls.ts'
import type { CheckoutDraft } from '#data/mirror/checkout-draft.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'

/** A checkout in which everything was typed. */
export const typedDraft = (differs: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...{
    key: '11111111-1111-4111-8111-111111111111',
    step: 'review',
    addressId: 'a1',
    billingId: '',
    delivery: 'standard',
    payment: 'invoice',
  },
  ...{ coupon: 'TEN', couponTyped: 'TEN', purchaseOrder: 'PO 4711', jobName: 'Deutz of Miller', lineNotes: { 'A-1': 'for the left bay' } },
  ...{ newAddress: { city: 'Ames' }, highestTotal: '50', waitsHours: 24, quote: null, quotedAt: 0 },
  ...differs,
})

export const address = { name: 'Ada', lines: ['1 Pier Street'], country: 'US', city: 'Ames', region: 'IA', postcode: '50014' }

/** An order as the outbox takes it, with limits unless told otherwise. */
export function orderChange(differs: Partial<CallInputOf<'orderPlace'>> = {}, draft: CheckoutDraft = typedDraft()): PendingChange {
  const limits = { highestTotal: 50, expiresAt: '2026-11-22T08:00:00.000Z' }
  const input: CallInputOf<'orderPlace'> = {
    address,
    delivery: 'standard',
    payment: 'invoice',
    lines: [{ id: 'A-1', qty: 2 }],
    limits,
    ...differs,
  }
  const lines = [{ id: 'A-1', name: 'Starter', mainImageUrl: '', qty: 2, amount: 20.2, coreAmount: 6 }]
  return { call: 'orderPlace', input, id: draft.key, order: { draft, lines, total: null } }
}
