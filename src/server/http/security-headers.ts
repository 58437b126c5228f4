import { type TenantConfig, TRUSTED_TYPES_POLICY } from '#contract/config.ts'
import { FILE_LINE_COUNT_HEADER, IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import { LIVE_DATA_TIME_HEADER } from '#contract/packs/pieces.ts'
import { isHttpsRequest, type PublicAddress } from './public-origin.ts'
import type { InlineHashes } from './rendering/page-template.ts'

/** Security headers that every response gets. */
export const commonSecurityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Device features that pages must not use. The clipboard stays allowed, because the app copies, and pastes a list where its
 * user presses "Paste". `web-share` is missing, because
 * desktop Chromium logs a warning about the unknown name.
 */
const forbiddenFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
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
const permissionsPolicy = [...forbiddenFeatures.map((name) => `${name}=()`), 'clipboard-read=(self)', 'clipboard-write=(self)'].join(', ')

/**
 * The header that tells browsers to use only https (HSTS), for half a year and this host only. A shop that loses its certificate is
 * unreachable for that time, so the time is not longer and the host is not preloaded.
 */
const HSTS_HEADER_VALUE = `max-age=${180 * 24 * 60 * 60}`

/**
 * Returns the Cross-Origin-Resource-Policy of a path. Pictures may be embedded anywhere: in mails, messengers and an app on another origin.
 * Everything else may be embedded only on the shop's own pages. Calls from CORS_ORIGINS use CORS and are not affected.
 */
const crossOriginResourcePolicyOf = (path: string) => (path.startsWith('/images/') ? 'cross-origin' : 'same-origin')

declare module 'hono' {
  interface ContextVariableMap {
    /** Set when a reply was made with `headersOfEveryReply`. */
    hasSecurityHeaders: boolean | undefined
  }
}

type HeaderPair = [name: string, value: string]
const commonHeaderPairs: HeaderPair[] = Object.entries(commonSecurityHeaders)

/** Returns the headers of every response for `path`, with or without https. */
export function headersOfEveryReply(path: string, secure: boolean): HeaderPair[] {
  const headers: HeaderPair[] = [...commonHeaderPairs, ['Cross-Origin-Resource-Policy', crossOriginResourcePolicyOf(path)]]
  if (secure) headers.push(['Strict-Transport-Security', HSTS_HEADER_VALUE])
  return headers
}

/** Returns the security headers of a response for `path`. */
export function securityHeaders(
  request: Request,
  path: string,
  reply: Response,
  reached: Pick<PublicAddress, 'configuredUrl' | 'trustProxy'>,
): HeaderPair[] {
  const headers = headersOfEveryReply(path, isHttpsRequest(request, reached))
  // Only pages need a permissions policy. For API calls the header would often be longer than the reply.
  if (reply.headers.get('Content-Type')?.startsWith('text/html')) headers.push(['Permissions-Policy', permissionsPolicy])
  return headers
}

/** The CORS settings for configured origins. The session token has its own header, so cookies are never allowed. */
export const crossOriginSettings = {
  allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowHeaders: ['Content-Type', TOKEN_COOKIES_HEADER, TOKEN_HEADER, TENANT_HEADER, IDEMPOTENCY_HEADER],
  exposeHeaders: ['ETag', 'Content-Disposition', FILE_LINE_COUNT_HEADER, LIVE_DATA_TIME_HEADER],
  maxAge: 600,
}

const urlOriginOf = (url: string): string[] => (/^https?:\/\//i.test(url) ? [new URL(url).origin] : [])

/**
 * Returns the content security policy of a page: it may use its own files, the configured base URLs, and only those inline texts whose
 * hashes are known.
 */
export function contentSecurityPolicyOf(config: TenantConfig, { scripts, styles }: InlineHashes): string {
  const images = [...new Set([config.imageBaseUrl, config.uploadBaseUrl, config.logoUrl].flatMap(urlOriginOf))]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...urlOriginOf(config.baseUrl), ...images],
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
