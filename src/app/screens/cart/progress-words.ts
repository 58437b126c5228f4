import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownLine } from '#app/hooks/use-cart.ts'

/** How far the latest change of a line has come, in words: on this phone → sending → checked by the shop, or needs you. "Confirmed" would read as ordered. */
export const progressWords: Record<ShownLine['progress'], MessageDescriptor> = {
  waiting: msg`On this phone`,
  sending: msg`Sending`,
  confirmed: msg`Price and stock checked`,
  refused: msg`Needs you`,
}
