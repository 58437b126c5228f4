import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisplayedCartLine } from '#app/hooks/use-cart.ts'

/**
 * Says in words how far the latest change of a cart line has come: on this phone → sending → checked by the shop, or needs you. Not
 * "confirmed", because customers would read that as ordered.
 */
export const lineProgressTexts: Record<DisplayedCartLine['progress'], MessageDescriptor> = {
  waiting: msg`On this phone`,
  sending: msg`Sending`,
  confirmed: msg`Price and stock checked`,
  refused: msg`Needs you`,
}
