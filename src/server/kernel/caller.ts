import { TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { type Locales, locales } from '#contract/locales.ts'
import { localeAsked } from './language.ts'

/** Who calls, as far as the request tells. */
export interface Caller {
  /** Network address, for rate limits; see client-address.ts. */
  address: string
  /** Such as `Firefox on Windows`. */
  device: string
  /** First wish of Accept-Language, else `en`. */
  language: string
  /** The language to answer in: a code of contract/locales.ts that the tenant has. */
  locale: string
  /** As sent; whether it is good is sessions.ts to say. */
  token: string | null
}

const TOKEN = /^[\w-]{43}$/

/**
 * The token of a request: X-Access-Token, else `token=` in the header `Cookies` (specification, section 7). The browser's own Cookie header
 * is never read, so no other site can make a signed-in call.
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

/** The shop itself, when it asks for a page's first data: a guest. */
export const nobody: Caller = { address: 'inside', device: 'unknown device', language: 'en', locale: LOCALE_DEFAULT, token: null }

/** First match wins, so the ones that also name another's stand first. */
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
 * What a person would call the device of a User-Agent: `Firefox on Windows`. Only our own words, so a forged header cannot write our mails.
 */
export function deviceLabel(userAgent: string): string {
  const browser = named(browsers, userAgent)
  const system = named(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'unknown device'
}
