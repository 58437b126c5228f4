import { TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, locales } from '#contract/locale/locales.ts'
import { requestedLocale } from './language.ts'

/** The caller of a request, as the request's headers and socket describe them. */
export interface Caller {
  /** Network address of the caller, for rate limits (client-address.ts). */
  address: string
  /** Browser and system of the caller, such as `Firefox on Windows`. */
  device: string
  /** The first language of the request's Accept-Language header, or `en`. */
  language: string
  /** The language of the reply: a code of contract/locale/locales.ts that the tenant offers. */
  locale: string
  /** The session token as sent. It may be invalid; sessions.ts checks it. */
  token: string | null
}

const SESSION_TOKEN_PATTERN = /^[\w-]{43}$/

/**
 * Returns the session token of a request: the header X-Access-Token, or else `token=` in the header `Cookies` (section 7 of the
 * specification). The browser's own Cookie header is never read, so that no other site can make a call as a signed-in customer.
 */
export function sessionTokenOf(headers: Headers): string | null {
  const token = headers.get(TOKEN_HEADER) || /(?:^|;\s*)token=([^;\s]*)/.exec(headers.get(TOKEN_COOKIES_HEADER) ?? '')?.[1]
  return token && SESSION_TOKEN_PATTERN.test(token) ? token : null
}

export const callerOf = (headers: Headers, address: string, set: Locales = locales): Caller => ({
  address,
  device: deviceLabel(headers.get('User-Agent') ?? ''),
  language: /^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)/.exec((headers.get('Accept-Language') ?? '').slice(0, 35))?.[1] ?? 'en',
  locale: requestedLocale(headers, set),
  token: sessionTokenOf(headers),
})

/** The caller for calls that the server itself makes to get the first data of a page. The caller counts as a guest. */
export const internalGuestCaller: Caller = {
  address: 'inside',
  device: 'unknown device',
  language: 'en',
  locale: LOCALE_DEFAULT,
  token: null,
}

/**
 * Patterns of the User-Agent header with the names of browsers. The first match wins. A browser whose User-Agent also contains another
 * browser's name comes before that other browser.
 */
const browserPatterns: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systemPatterns: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstMatchingLabel = (table: readonly [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1]

/**
 * Returns a readable name for the device of a User-Agent header, such as `Firefox on Windows`. The name contains only fixed words, so a
 * forged header cannot put text into our mails.
 */
export function deviceLabel(userAgent: string): string {
  const browser = firstMatchingLabel(browserPatterns, userAgent)
  const system = firstMatchingLabel(systemPatterns, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'unknown device'
}
