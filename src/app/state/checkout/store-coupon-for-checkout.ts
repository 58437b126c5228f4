import { checkout } from './checkout.ts'
import { editDraft, flushDraft, restoreDraft } from './draft.ts'

/** Enters a coupon code in the checkout's stored draft, or in a new draft. The checkout then shows its discount. */
export async function storeCouponForCheckout(code: string): Promise<void> {
  await restoreDraft()
  if (checkout.status !== 'ready') return
  editDraft({ coupon: code, couponTyped: code })
  await flushDraft()
}
