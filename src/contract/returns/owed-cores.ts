import type { CoreReturn, OrderReturn } from '#contract/returns.ts'

/** States of a return that is asked for and not settled. */
export const returnsUnderWay: readonly OrderReturn['state'][] = ['requested', 'approved', 'received']

/** Returns that are under way with pieces of a part. */
export const goingBackWith = (part: string, returns: readonly OrderReturn[]): OrderReturn[] =>
  returns.filter(({ state, lines }) => returnsUnderWay.includes(state) && lines.some(({ id }) => id === part))

/**
 * Old units of a part that are still to be sent. A new part that goes back frees the deposit of its old unit when it is paid back, so
 * while such a return is under way no old unit is asked for. `goingBack`: pieces of it in returns under way.
 */
export const coresToSend = ({ qty, state }: Pick<CoreReturn, 'qty' | 'state'>, goingBack: number): number =>
  state === 'due' ? Math.max(0, qty - goingBack) : 0

/** The same as a reply says it; one that was kept from before this was known says of all pieces. */
export const toSendOf = (core: Pick<CoreReturn, 'qty' | 'state' | 'toSend'>): number => core.toSend ?? coresToSend(core, 0)
