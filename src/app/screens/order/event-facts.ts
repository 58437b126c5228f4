import type { OrderEvent } from '#contract/orders/order.ts'
import { CANCEL_EVENT_FIELD_PREFIX, PARCEL_EVENT_FIELD_PREFIX } from '#contract/orders/order-states.ts'

/**
 * Returns the details of an event for display: reason, carrier, tracking number, part. Amounts and internal references are not included.
 */
export function eventDetailTexts({ what, facts }: OrderEvent): string[] {
  const text = (key: string) => String(facts[key] ?? '').trim()
  const used = what === 'core' && text('part') !== '' ? `${text('qty') || '1'} × ${text('part')}` : ''
  const inParcel = Object.entries(facts).flatMap(([name, qty]) =>
    [PARCEL_EVENT_FIELD_PREFIX, CANCEL_EVENT_FIELD_PREFIX].flatMap((under) =>
      name.startsWith(under) ? [`${qty} × ${name.slice(under.length)}`] : [],
    ),
  )
  const parcel = [text('carrier'), text('tracking')].filter((one) => one !== '').join(' ')
  // The reason of a return is a code of the contract, and is shown in words with the return.
  const why = what === 'return' ? '' : text('reason') || text('why')
  return [used, ...inParcel, parcel, why].filter((one) => one !== '')
}

/** Returns the amount of an event in dollars; null if it has none or it is unknown. */
export function eventAmount({ what, facts }: OrderEvent): number | null {
  const sum = what === 'payment' || what === 'refund' ? Number(facts['amount']) : 0
  return sum > 0 ? sum : null
}
