/**
 * The page that was asked for, as the login address carries it; null when it is not a path of this shop. Another host's address,
 * however it is dressed up (`//host`, `/\host`, `https:`), is never followed; the sign-in page itself would lead in circles.
 */
export function redirectPath(text: string | null): string | null {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    const url = new URL(text, base)
    // `/.//host` reads as a path of ours and comes out as `//host`, another host's address.
    if (url.pathname.startsWith('//')) return null
    return url.origin === base && url.pathname !== '/login' ? `${url.pathname}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}
