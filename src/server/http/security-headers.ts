import { type TenantConfig, TRUSTED_TYPES_POLICY } from '#contract/config.ts'
import { FILE_LINES_HEADER, IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { LIVE_AS_OF_HEADER } from '#contract/packs/pieces.ts'
import type { InlineHashes } from './page-template.ts'
import { isSecure, type Reached } from './public-origin.ts'

/** On every reply, whatever it is. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * What of the device a page of ours may ask for. The app writes to the clipboard. It shares too, but `web-share` is its own by default, and
 * Chromium on a desktop does not know the name and says so in the console; so here are only names that it knows.
 */
const notUsed = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissions = [...notUsed.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', ')

/**
 * Half a year, of this host alone. A shop that gives up its certificate is out of reach for as long, so it is not more, and browsers are
 * not asked to ship it.
 */
const STAY_WITH_HTTPS = `max-age=${180 * 24 * 60 * 60}`

/**
 * Whose pages may take a reply in without asking by CORS. Pictures everybody's: mails, messengers and an app on another origin show them.
 * Anything else only our own; calls from CORS_ORIGINS ask, and are not kept away by this.
 */
const takenInBy = (path: string) => (path.startsWith('/images/') ? 'cross-origin' : 'same-origin')

type Header = [name: string, value: string]
const plain: Header[] = Object.entries(plainHeaders)

/** The headers of every reply to a request for `path`, over https or not. */
export function headersOfEveryReply(path: string, secure: boolean): Header[] {
  const headers: Header[] = [...plain, ['Cross-Origin-Resource-Policy', takenInBy(path)]]
  if (secure) headers.push(['Strict-Transport-Security', STAY_WITH_HTTPS])
  return headers
}

/** The headers that this reply to a request for `path` may not lack. */
export function securityHeaders(
  request: Request,
  path: string,
  reply: Response,
  reached: Pick<Reached, 'configuredUrl' | 'trustProxy'>,
): Header[] {
  const headers = headersOfEveryReply(path, isSecure(request, reached))
  // Only a page is asked what it may use; on every call it would be more than many a reply.
  if (reply.headers.get('Content-Type')?.startsWith('text/html')) headers.push(['Permissions-Policy', permissions])
  return headers
}

/**
 * What the pages of a configured other origin may send and read. The token travels in a header of its own, so no cookie is ever let along.
 */
export const crossOrigin = {
  allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowHeaders: ['Content-Type', TOKEN_COOKIES_HEADER, TOKEN_HEADER, TENANT_HEADER, IDEMPOTENCY_HEADER],
  exposeHeaders: ['ETag', 'Content-Disposition', FILE_LINES_HEADER, LIVE_AS_OF_HEADER],
  maxAge: 600,
}

const originOf = (url: string): string[] => (/^https?:\/\//i.test(url) ? [new URL(url).origin] : [])

/**
 * What a page of the shop may load and run: its own files, the configured bases, and of what is written into the page itself only these
 * very texts.
 */
export function pagePolicy(config: TenantConfig, { scripts, styles }: InlineHashes): string {
  const images = [...new Set([config.imageBaseUrl, config.uploadBaseUrl, config.logoUrl].flatMap(originOf))]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...originOf(config.baseUrl), ...images],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
