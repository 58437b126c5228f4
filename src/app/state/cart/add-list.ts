import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import type { Made } from '#app/state/outbox/make-change.ts'
import { jobInForce } from './job.ts'
import { cartOwner } from './owner.ts'
import { addToList } from './guest-list-changes.ts'
import { notice } from '#app/state/page/notices.ts'
import { session } from '#app/state/account/session.ts'

/**
 * The button under a list of numbers. What a guest adds is written down on the device; then they go to sign in, and all of it becomes their
 * cart after that. `left`: numbers of the list that have no part in it.
 */
export async function addListToCart(
  parts: readonly { part: AddedPart; qty: number }[],
  left: readonly string[] = [],
): Promise<Made | 'sign-in' | 'nothing'> {
  if (parts.length === 0) return 'nothing'
  const job = jobInForce()
  if (session.now.is === 'member') {
    const { addLines } = await import('./changes.ts')
    if (cartOwner() !== null) return addLines(parts, left, job)
  }
  await addToList(parts, job)
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
