/** Where a warranty stands. It holds through the whole of its last day. */
export type WarrantyState = { is: 'not-begun' } | { is: 'runs' | 'ended'; until: string }

/** `until`: the last day, `2026-11-21`, or '' before the delivery. `today`: a day of that form. */
export const warrantyState = (until: string, today: string): WarrantyState =>
  until === '' ? { is: 'not-begun' } : { is: today <= until ? 'runs' : 'ended', until }

/** The day it is here, `2026-11-21`. */
export const dayHere = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((piece) => String(piece).padStart(2, '0')).join('-')
