import type { CoreReturn, OrderReturn } from './returns.ts'

/** The states of a return that is not closed. */
export const openReturnStates: readonly OrderReturn['state'][] = ['requested', 'approved', 'received']

/** Returns the open returns that contain a part. */
export const openReturnsOf = (part: string, returns: readonly OrderReturn[]): OrderReturn[] =>
  returns.filter(({ state, lines }) => openReturnStates.includes(state) && lines.some(({ id }) => id === part))

/**
 * Returns how many used units of a part are still to be returned. A new part in a return needs no used unit, because its deposit is
 * refunded with it. `goingBack`: pieces of the part in open returns.
 */
export const countOwedCores = ({ qty, state }: Pick<CoreReturn, 'qty' | 'state'>, goingBack: number): number =>
  state === 'due' ? Math.max(0, qty - goingBack) : 0

/**
 * Reads from a reply how many used units are still to be returned. A reply cached by an older version lacks this number, and then the units
 * of all pieces count.
 */
export const owedCoresOf = (core: Pick<CoreReturn, 'qty' | 'state' | 'toSend'>): number => core.toSend ?? countOwedCores(core, 0)
