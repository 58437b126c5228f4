import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import type { Made } from './cart-make.ts'
import { notice } from './notices.ts'
import { session } from './session.ts'
import { keepWish } from './wish.ts'

/**
 * The button "Add to cart". A guest goes to sign in, and the wish is carried out after it. What the cart is made of is fetched at the first press: no screen is drawn
 * later for it.
 */
export async function addToCart(part: AddedPart, qty: number): Promise<Made | 'sign-in'> {
  if (session.now.is === 'member') return (await import('./cart-changes.ts')).addLine(part, qty)
  keepWish({ part, qty })
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
