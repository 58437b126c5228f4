import { checkout } from './checkout.ts'
import { editDraft, flushDraft, restoreDraft } from './draft.ts'

/** Puts a code into the checkout that was begun on this device, or begins one with it. The shop says there what it takes off. */
export async function takeCoupon(code: string): Promise<void> {
  await restoreDraft()
  if (checkout.status !== 'ready') return
  editDraft({ coupon: code, couponTyped: code })
  await flushDraft()
}
