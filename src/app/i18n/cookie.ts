import { COOKIE_PATH } from '#contract/locale/detect.ts'

interface CookieOptions {
  days: number
  path?: string
  /** The API has another origin than the pages. */
  crossOrigin?: boolean
}

/**
 * A cookie string for `document.cookie`: path / by default; SameSite lax, or for cross-origin None and Secure (specification, section 9).
 */
export const cookieText = (name: string, value: string, { days, path = COOKIE_PATH, crossOrigin = false }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=${path}; SameSite=${crossOrigin ? 'None; Secure' : 'Lax'}`

/** A cookie's value in a cookie string; null if absent or malformed. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Written by other software with malformed encoding.
    return null
  }
}
