import { session } from '#app/state/account/session.ts'
import type { Made } from '#app/state/outbox/make-change.ts'
import { notice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import { showAdded } from './added.ts'
import { addToList } from './guest-list-changes.ts'
import { jobInForce } from './job.ts'
import { cartOwner } from './owner.ts'

/** What became of an add: a change of the cart, a row of the guest's list, or neither, because nobody knows whose cart it is. */
export type Added = Made | 'listed' | 'sign-in'

/**
 * The button "Add to cart". What a guest adds is written on the list of this device, which becomes their cart when they sign in; they stay
 * where they are. `job`: what it is for, when not for the job in force. What the cart is made of is fetched at the first press: no screen is
 * drawn later for it.
 */
export async function addToCart(part: AddedPart, qty: number, job = jobInForce()): Promise<Added> {
  if (session.now.type === 'member') {
    const { addLine } = await import('./changes.ts')
    // The session may have ended meanwhile: whose it was is a guest then.
    if (cartOwner() !== null) return addLine(part, qty, job)
  }
  const listed = await keepOnList([{ part, qty }], job)
  if (listed === 'listed') showAdded(part.mcode, job)
  return listed
}

/** Writes parts on the guest's list. A session whose owner nobody knows has to be signed in again before it has a cart. */
export async function keepOnList(parts: readonly { part: AddedPart; qty: number }[], job: string): Promise<'listed' | 'sign-in'> {
  await addToList(parts, job)
  if (session.now.type === 'guest') return 'listed'
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
