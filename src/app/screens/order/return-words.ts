import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CoreState, ReturnState } from '#contract/orders/order-states.ts'
import type { GoodsKind } from '#contract/orders/returns/reasons.ts'
import type { ReturnReason } from '#contract/orders/returns/returns.ts'

/** The reasons for a return in words. */
const returnReasonTexts: Record<ReturnReason, MessageDescriptor> = {
  'wrong-part-sent': msg`Another part was sent than ordered`,
  'ordered-wrong': msg`I ordered the wrong part`,
  'not-needed': msg`Not needed any more`,
  'does-not-fit': msg`It does not fit`,
  'too-small': msg`It is too small`,
  'too-large': msg`It is too large`,
  damaged: msg`Damaged on the way`,
  defective: msg`It does not work`,
  incomplete: msg`Something is missing`,
  'too-late': msg`It came too late`,
  warranty: msg`It failed under warranty`,
}

/** Reasons for a return that are worded differently for clothing. */
const garmentReasonTexts: Partial<Record<ReturnReason, MessageDescriptor>> = {
  'wrong-part-sent': msg`Another article was sent than ordered`,
  'ordered-wrong': msg`I ordered the wrong one`,
  defective: msg`A fault in fabric, seam or sole`,
}

/** Returns a reason for a return in words that suit the kind of goods. */
export const returnReasonTextOf = (reason: ReturnReason, goods: GoodsKind): MessageDescriptor =>
  (goods === 'garment' ? garmentReasonTexts[reason] : undefined) ?? returnReasonTexts[reason]

export const returnStateTexts: Record<ReturnState, MessageDescriptor> = {
  requested: msg`Asked for`,
  approved: msg`Send it`,
  received: msg`Received`,
  refunded: msg`Paid back`,
  refused: msg`Refused`,
  withdrawn: msg`Withdrawn`,
}

/** The state of a return as a sentence. */
export const returnProgressTexts: Record<ReturnState, MessageDescriptor> = {
  requested: msg`asked for`,
  approved: msg`to be sent`,
  received: msg`received`,
  refunded: msg`paid back`,
  refused: msg`refused`,
  withdrawn: msg`withdrawn`,
}

export const coreStateTexts: Record<CoreState, MessageDescriptor> = {
  due: msg`To send`,
  shipped: msg`On its way`,
  received: msg`Received`,
  credited: msg`Credited`,
  refused: msg`Refused`,
}
