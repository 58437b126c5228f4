import { showAddedNotice } from '#app/state/cart/added.ts'
import { addToList } from '#app/state/cart/guest-list-changes.ts'
import { currentJob } from '#app/state/cart/job.ts'
import type { ChangeOutcome } from '#app/state/outbox/make-change.ts'
import { showErrorNotice } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { session } from '#app/state/session/session.ts'
import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'

/** The result of adding a part: a change of the cart, a row of the guest's list, or neither, because the session's owner is unknown. */
export type AddToCartOutcome = ChangeOutcome | 'listed' | 'sign-in'

/**
 * Adds a part to the cart. A guest's part goes to the guest's list, which becomes the cart at sign-in. `job`: replaces the current job. The
 * cart's code is loaded with the first click.
 */
export async function addToCart(part: AddedPart, qty: number, job = currentJob()): Promise<AddToCartOutcome> {
  if (session.current.type === 'member') {
    const { addLine } = await import('./changes.ts')
    // The session may have ended meanwhile, so that the user is a guest now.
    if (sessionOwner() !== null) return addLine(part, qty, job)
  }
  const listed = await storeOnGuestList([{ part, qty }], job)
  if (listed === 'listed') showAddedNotice(part.mcode, job)
  return listed
}

/** Adds parts to the guest's list. A user whose id is unknown must sign in again first. */
export async function storeOnGuestList(parts: readonly { part: AddedPart; qty: number }[], job: string): Promise<'listed' | 'sign-in'> {
  await addToList(parts, job)
  if (session.current.type === 'guest') return 'listed'
  showErrorNotice(new AppError('sign-in-required'))
  return 'sign-in'
}
