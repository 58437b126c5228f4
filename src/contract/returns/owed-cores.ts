import type { CoreReturn, OrderReturn } from '#contract/returns.ts'

/** States of an open return. */
export const returnsUnderWay: readonly OrderReturn['state'][] = ['requested', 'approved', 'received']

/** Open returns that contain a part. */
export const openReturnsOf = (part: string, returns: readonly OrderReturn[]): OrderReturn[] =>
  returns.filter(({ state, lines }) => returnsUnderWay.includes(state) && lines.some(({ id }) => id === part))

/**
 * Used units of a part that are still to be returned. A new part in a return needs no used unit, because its deposit is refunded with it.
 * `goingBack`: pieces of the part in open returns.
 */
export const coresToSend = ({ qty, state }: Pick<CoreReturn, 'qty' | 'state'>, goingBack: number): number =>
  state === 'due' ? Math.max(0, qty - goingBack) : 0

/** The same number from a reply; a reply cached by an older version counts all pieces. */
export const toSendOf = (core: Pick<CoreReturn, 'qty' | 'state' | 'toSend'>): number => core.toSend ?? coresToSend(core, 0)
