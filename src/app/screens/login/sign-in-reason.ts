import { needsToken } from '#app/routes/guard.ts'
import { href } from '#contract/addresses.ts'

/** Why somebody is at the sign-in: they asked for the cart, put something on their list, or want to sign in for its own sake. */
export type SignInReason = 'for-the-cart' | 'by-adding' | 'to-sign-in'

/** `wanted`: where the address leads back to. A page that is open to everyone sends nobody here but whoever adds a part on it. */
export function signInReason(asked: URLSearchParams, wanted: string | null): SignInReason {
  if (wanted === null) return 'to-sign-in'
  const { pathname } = new URL(wanted, 'http://shop.invalid')
  if (pathname === href('cart')) return 'for-the-cart'
  return asked.get('code') === '401' && !needsToken(pathname) ? 'by-adding' : 'to-sign-in'
}
