import { COOKIE_PATH } from '#contract/locale/detect.ts'

interface CookieOptions {
  days: number
  path?: string
  /** The shop's calls go to another origin than its pages come from. */
  crossOrigin?: boolean
}

/**
 * A cookie as `document.cookie` takes it: path / unless said otherwise; SameSite lax, and where origins are crossed none and secure
 * (specification, section 9).
 */
export const cookieText = (name: string, value: string, { days, path = COOKIE_PATH, crossOrigin = false }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${days * 86_400}; Path=${path}; SameSite=${crossOrigin ? 'None; Secure' : 'Lax'}`

/** The value of a cookie among those of a page; null when there is none, or one that cannot be read. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  if (found === undefined) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    // Written by something else, and badly encoded.
    return null
  }
}
