import { pathWithoutLocale } from '#app/state/page/shown-locale.ts'

/**
 * Returns the page that the user requested before signing in, from the URL, without its language, because the user may have switched it.
 * Null if it is not a path of this shop: URLs of other hosts in any form (`//host`, `/\host`, `https:`) are rejected, and so is the sign-in
 * page itself, which would lead in a circle.
 */
export function redirectPath(text: string | null): string | null {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    const url = new URL(text, base)
    // `/.//host` looks like a path of this site, but browsers read it as `//host`, a URL of another host.
    if (url.pathname.startsWith('//')) return null
    const path = pathWithoutLocale(url.pathname)
    return url.origin === base && path !== '/login' ? `${path}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}
