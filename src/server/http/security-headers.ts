import { TRUSTED_TYPES_POLICY, type TenantConfig } from '#contract/config.ts'
import { IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_COOKIES_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'

/** On every reply, whatever it is. */
export const plainHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=()',
}

/** What the pages of a configured other origin may send and read. The token travels in a header of its own, so no cookie is ever let along. */
export const crossOrigin = {
  allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
  allowHeaders: ['Content-Type', TOKEN_COOKIES_HEADER, TOKEN_HEADER, TENANT_HEADER, IDEMPOTENCY_HEADER],
  exposeHeaders: ['ETag'],
  maxAge: 600,
}

const originOf = (url: string): string[] => (/^https?:\/\//i.test(url) ? [new URL(url).origin] : [])

/** What a page of the shop may load and run: its own files, the configured bases, and nothing written into the page itself. */
export function pagePolicy(config: TenantConfig): string {
  const images = [...new Set([config.imageBaseUrl, config.uploadBaseUrl, config.logoUrl].flatMap(originOf))]
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
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
