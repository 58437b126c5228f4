import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { localeNamed, locales } from '#contract/locales.ts'

/** A parameter name that no call uses. */
const TENANT_PARAM = '~tenant'
const LOCALE_PARAM = '~locale'

/**
 * The cache key of a reply: its URL, tenant and language. The same URL has a separate reply for each tenant and language; the default
 * language (en-US) is not part of the key.
 */
export function cacheKey(address: string, tenantId: string | null, locale: string = locales.default): string {
  const url = new URL(address)
  url.hash = ''
  if (tenantId !== null) url.searchParams.append(TENANT_PARAM, tenantId)
  if (locale !== locales.default) url.searchParams.append(LOCALE_PARAM, locale)
  return url.href
}

/** The keys of the same reply in other languages. */
export const keysInOthers = (address: string, tenantId: string | null, locale: string): string[] =>
  locales.all.filter(({ code }) => code !== locale).map(({ code }) => cacheKey(address, tenantId, code))

export const tenantOf = (request: Request): string | null => request.headers.get(TENANT_HEADER)

/** The language of a request. */
export const localeOf = (request: Request): string => localeNamed(request.headers.get(LANGUAGE_HEADER), locales)?.code ?? locales.default

/** The language in a cache key. */
export const localeOfKey = (key: string): string => new URL(key).searchParams.get(LOCALE_PARAM) ?? locales.default

/** The tenant in a cache key. */
export const tenantOfKey = (key: string): string | null => new URL(key).searchParams.get(TENANT_PARAM)
