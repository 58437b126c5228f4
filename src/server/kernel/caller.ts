import { TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, locales } from '#contract/locales.ts'
import { localeAsked } from './language.ts'

/** The caller of a request, as far as the request's headers and socket show it. */
export interface Caller {
  /** Network address, for rate limits; see client-address.ts. */
  address: string
  /** Browser and system, such as `Firefox on Windows`. */
  device: string
  /** The first language of Accept-Language, or `en`. */
  language: string
  /** The language of the reply: a code of contract/locales.ts that the tenant offers. */
  locale: string
  /** The token as sent. sessions.ts checks whether it is valid. */
  token: string | null
}

const TOKEN = /^[\w-]{43}$/

/**
 * The token of a request: the header X-Access-Token, or else `token=` in the header `Cookies` (specification, section 7). The browser's own
 * Cookie header is never read. So no other site can make a call as a signed-in customer.
 */
export function tokenOf(headers: Headers): string | null {
  const token = headers.get(TOKEN_HEADER) || /(?:^|;\s*)token=([^;\s]*)/.exec(headers.get(TOKEN_COOKIES_HEADER) ?? '')?.[1]
  return token && TOKEN.test(token) ? token : null
}

export const callerOf = (headers: Headers, address: string, set: Locales = locales): Caller => ({
  address,
  device: deviceLabel(headers.get('User-Agent') ?? ''),
  language: /^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)/.exec((headers.get('Accept-Language') ?? '').slice(0, 35))?.[1] ?? 'en',
  locale: localeAsked(headers, set),
  token: tokenOf(headers),
})

/** The caller used when the server itself requests the first data of a page. It counts as a guest. */
export const guestCaller: Caller = { address: 'inside', device: 'unknown device', language: 'en', locale: LOCALE_DEFAULT, token: null }

/** The first match wins. A browser whose User-Agent also contains another browser's name comes before that other browser. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const named = (table: readonly [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1]

/**
 * A readable name for the device of a User-Agent, such as `Firefox on Windows`. It contains only fixed words, so a forged header cannot put
 * text into our mails.
 */
export function deviceLabel(userAgent: string): string {
  const browser = named(browsers, userAgent)
  const system = named(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'unknown device'
}
