import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import type { Made } from './cart-make.ts'
import { cartOwner } from './cart-owner.ts'
import { addToList } from './guest-list.ts'
import { notice } from './notices.ts'
import { session } from './session.ts'

/** The button under a list of numbers. What a guest adds is written down on the device; then they go to sign in, and all of it becomes their cart after that. */
export async function addListToCart(parts: readonly { part: AddedPart; qty: number }[]): Promise<Made | 'sign-in' | 'nothing'> {
  if (parts.length === 0) return 'nothing'
  if (session.now.is === 'member') {
    const { addLines } = await import('./cart-changes.ts')
    if (cartOwner() !== null) return addLines(parts)
  }
  await addToList(parts)
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
