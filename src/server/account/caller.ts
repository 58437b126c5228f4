import { TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { deviceLabel } from './device-label.ts'

/** Who calls, as far as the request tells. */
export interface Caller {
  /** Network address, for rate limits; see client-address.ts. */
  address: string
  /** Such as `Firefox on Windows`. */
  device: string
  /** First wish of Accept-Language, else `en`. */
  language: string
  /** As sent; whether it is good is sessions.ts to say. */
  token: string | null
}

const TOKEN = /^[\w-]{43}$/

/** The token of a request: X-Access-Token, else `token=` in the header `Cookies` (specification, section 7). The browser's own Cookie header is never read, so no other site can make a signed-in call. */
export function tokenOf(headers: Headers): string | null {
  const said = headers.get(TOKEN_HEADER) || /(?:^|;\s*)token=([^;\s]*)/.exec(headers.get(TOKEN_COOKIES_HEADER) ?? '')?.[1]
  return said && TOKEN.test(said) ? said : null
}

export const callerOf = (headers: Headers, address: string): Caller => ({
  address,
  device: deviceLabel(headers.get('User-Agent') ?? ''),
  language: /^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)/.exec((headers.get('Accept-Language') ?? '').slice(0, 35))?.[1] ?? 'en',
  token: tokenOf(headers),
})

/** The shop itself, when it asks for a page's first data: a guest. */
export const nobody: Caller = { address: 'inside', device: 'unknown device', language: 'en', token: null }
