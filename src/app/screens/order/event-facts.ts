import type { OrderEvent } from '#contract/order.ts'
import { CANCELLED_FACT, PART_FACT } from '#contract/order-states.ts'

/**
 * What goes with a step and is worth reading: why, by whom it travels, under which number, which part. Sums and internal references stand
 * elsewhere.
 */
export function eventFacts({ what, facts }: OrderEvent): string[] {
  const text = (key: string) => String(facts[key] ?? '').trim()
  const used = what === 'core' && text('part') !== '' ? `${text('qty') || '1'} × ${text('part')}` : ''
  const inParcel = Object.entries(facts).flatMap(([name, qty]) =>
    [PART_FACT, CANCELLED_FACT].flatMap((under) => (name.startsWith(under) ? [`${qty} × ${name.slice(under.length)}`] : [])),
  )
  const parcel = [text('carrier'), text('tracking')].filter((one) => one !== '').join(' ')
  // A return's reason is a word of the contract, and stands in words with the return itself.
  const why = what === 'return' ? '' : text('reason') || text('why')
  return [used, ...inParcel, parcel, why].filter((one) => one !== '')
}

/** How much money came or went back with a step, in dollars; null where it was none, or is not told apart. */
export function eventSum({ what, facts }: OrderEvent): number | null {
  const sum = what === 'payment' || what === 'refund' ? Number(facts['amount']) : 0
  return sum > 0 ? sum : null
}
