import { session } from '#app/state/account/session.ts'
import type { Made } from '#app/state/outbox/make-change.ts'
import { notice } from '#app/state/page/notices.ts'
import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import { showAdded } from './added.ts'
import { addToList } from './guest-list-changes.ts'
import { jobInForce } from './job.ts'
import { cartOwner } from './owner.ts'

/** The result of an add: a change of the cart, a row of the guest list, or neither, because the session's owner is unknown. */
export type Added = Made | 'listed' | 'sign-in'

/**
 * The "Add to cart" action. A guest's part goes to the guest list, which becomes their cart at sign-in. `job`: overrides the current job.
 * The cart's code is loaded on the first click.
 */
export async function addToCart(part: AddedPart, qty: number, job = jobInForce()): Promise<Added> {
  if (session.now.type === 'member') {
    const { addLine } = await import('./changes.ts')
    // The session may have ended meanwhile: the user is a guest now.
    if (cartOwner() !== null) return addLine(part, qty, job)
  }
  const listed = await keepOnList([{ part, qty }], job)
  if (listed === 'listed') showAdded(part.mcode, job)
  return listed
}

/** Adds parts to the guest list. A session without known owner must sign in again first. */
export async function keepOnList(parts: readonly { part: AddedPart; qty: number }[], job: string): Promise<'listed' | 'sign-in'> {
  await addToList(parts, job)
  if (session.now.type === 'guest') return 'listed'
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
