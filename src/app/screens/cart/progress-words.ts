import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShownLine } from '#app/hooks/use-cart.ts'

/** How far the latest change of a line has come, in words: on this phone → sending → confirmed, or needs you. */
export const progressWords: Record<ShownLine['progress'], MessageDescriptor> = {
  waiting: msg`On this phone`,
  sending: msg`Sending`,
  confirmed: msg`Confirmed`,
  refused: msg`Needs you`,
}
