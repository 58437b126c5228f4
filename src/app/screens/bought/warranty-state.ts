/** The state of a warranty, which is valid through its last day. */
export type WarrantyState = { type: 'not-begun' } | { type: 'runs' | 'ended'; lastDay: string }

/**
 * Returns the state of a warranty. `until`: its last day, `2026-11-21`, or '' before delivery. `today`: the day in the shop's time zone, in
 * the same form.
 */
export const warrantyState = (until: string, today: string): WarrantyState =>
  until === '' ? { type: 'not-begun' } : { type: today <= until ? 'runs' : 'ended', lastDay: until }
