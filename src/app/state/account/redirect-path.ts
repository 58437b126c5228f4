import { plainPath } from '#app/state/page/shown-locale.ts'

/**
 * The page that was asked for, as the login address carries it, without its language: whoever chose another meanwhile stays in it. Null when
 * it is not a path of this shop: another host's address, however it is dressed up (`//host`, `/\host`, `https:`), is never followed, and the
 * sign-in page itself would lead in circles.
 */
export function redirectPath(text: string | null): string | null {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    const url = new URL(text, base)
    // `/.//host` reads as a path of ours and comes out as `//host`, another host's address.
    if (url.pathname.startsWith('//')) return null
    const path = plainPath(url.pathname)
    return url.origin === base && path !== '/login' ? `${path}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}
