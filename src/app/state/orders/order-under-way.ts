import { withMirror } from '#app/state/page/mirror.ts'
import { type OpenOrder, orderUnderWay } from '#data/mirror/seen-orders.ts'

export type { OpenOrder }

/** The newest order of one customer that is under way, as this device saw it last; null when it knows of none. */
export const readOrderUnderWay = (owner: string): Promise<OpenOrder | null> => withMirror((mirror) => orderUnderWay(mirror, owner), null)
