import { AppError } from '#contract/errors.ts'
import type { AddedPart } from '#data/outbox/shows.ts'
import type { Made } from './cart-make.ts'
import { notice } from './notices.ts'
import { session } from './session.ts'
import { keepWish } from './wish.ts'

/** The button under a list of numbers. A guest goes to sign in, and the whole list is put into the cart after it. */
export async function addListToCart(parts: readonly { part: AddedPart; qty: number }[]): Promise<Made | 'sign-in' | 'nothing'> {
  const [first, ...more] = parts
  if (first === undefined) return 'nothing'
  if (session.now.is === 'member') return (await import('./cart-changes.ts')).addLines(parts)
  keepWish({ ...first, more })
  notice(new AppError('sign-in-required'))
  return 'sign-in'
}
