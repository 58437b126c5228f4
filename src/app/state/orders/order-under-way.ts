import { withMirror } from '#app/state/page/mirror.ts'
import { newestOpenOrder, type OpenOrder } from '#data/mirror/seen-orders.ts'

export type { OpenOrder }

/** Returns one customer's newest open order on this device; null if there is none. */
export const readOrderUnderWay = (owner: string): Promise<OpenOrder | null> => withMirror((mirror) => newestOpenOrder(mirror, owner), null)
