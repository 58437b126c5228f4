import { checkout } from './checkout.ts'
import { editDraft, flushDraft, restoreDraft } from './draft.ts'

/** Adds a coupon code to the stored checkout draft, or creates one. The checkout then shows its discount. */
export async function takeCoupon(code: string): Promise<void> {
  await restoreDraft()
  if (checkout.status !== 'ready') return
  editDraft({ coupon: code, couponTyped: code })
  await flushDraft()
}
