import { COOKIE_PATH } from '#contract/locale/detect.ts'

interface CookieOptions {
  maxAgeDays: number
  path?: string
  /** Whether the API has another origin than the pages. */
  isApiCrossOrigin?: boolean
}

/**
 * Returns the text to set a cookie with `document.cookie`. The path is / by default; SameSite is lax, or for a cross-origin API None with
 * Secure (section 9 of the specification).
 */
export const formatCookie = (
  name: string,
  value: string,
  { maxAgeDays, path = COOKIE_PATH, isApiCrossOrigin = false }: CookieOptions,
): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeDays * 86_400}; Path=${path}; SameSite=${isApiCrossOrigin ? 'None; Secure' : 'Lax'}`

/** Returns a cookie's value from a cookie string; null if absent or malformed. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Another program wrote the cookie with malformed encoding.
    return null
  }
}
