import { withMirror } from '#app/state/page/mirror.ts'
import { type OpenOrder, readNewestOpenOrder } from '#data/mirror/seen-orders.ts'

export type { OpenOrder }

/** Returns one customer's newest open order on this device; null if there is none. */
export const readPendingOrder = (owner: string): Promise<OpenOrder | null> =>
  withMirror((mirror) => readNewestOpenOrder(mirror, owner), null)
