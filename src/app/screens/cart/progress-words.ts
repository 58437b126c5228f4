import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownLine } from '#app/hooks/use-cart.ts'

/**
 * The state of a line's latest change in words: on this phone → sending → checked by the shop, or needs you. "Confirmed" would be read as
 * ordered.
 */
export const progressWords: Record<ShownLine['progress'], MessageDescriptor> = {
  waiting: msg`On this phone`,
  sending: msg`Sending`,
  confirmed: msg`Price and stock checked`,
  refused: msg`Needs you`,
}
