/** Where a warranty stands. It holds through the whole of its last day. */
export type WarrantyState = { type: 'not-begun' } | { type: 'runs' | 'ended'; until: string }

/** `until`: the last day, `2026-11-21`, or '' before the delivery. `today`: the day at the shop, in that form. */
export const warrantyState = (until: string, today: string): WarrantyState =>
  until === '' ? { type: 'not-begun' } : { type: today <= until ? 'runs' : 'ended', until }
