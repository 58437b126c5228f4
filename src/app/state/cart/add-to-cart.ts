import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import type { Made } from '#app/state/outbox/make-change.ts'
import { jobInForce } from './job.ts'
import { cartOwner } from './owner.ts'
import { addToList } from './guest-list-changes.ts'
import { notice } from '#app/state/page/notices.ts'
import { session } from '#app/state/account/session.ts'

/**
 * The button "Add to cart". What a guest adds is written down on the device first; then they go to sign in, and it becomes their cart after
 * that. `job`: what it is for, when not for the job in force. What the cart is made of is fetched at the first press: no screen is drawn later for it.
 */
export async function addToCart(part: AddedPart, qty: number, job = jobInForce()): Promise<Made | 'sign-in'> {
  if (session.now.is === 'member') {
    const { addLine } = await import('./changes.ts')
    // The session may have ended meanwhile: whose it was is a guest then.
    if (cartOwner() !== null) return addLine(part, qty, job)
  }
  await addToList([{ part, qty }], job)
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
