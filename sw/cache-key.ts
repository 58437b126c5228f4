import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { localeNamed, locales } from '#contract/locale/locales.ts'

/** The name of a query parameter for the tenant in a cache key. No call uses a parameter of this name. */
const TENANT_PARAM = '~tenant'
const LOCALE_PARAM = '~locale'

/**
 * Returns the cache key of a reply, which consists of URL, tenant and language. One URL has a separate reply for each tenant and language.
 * The default language (en-US) is not part of the key.
 */
export function cacheKey(address: string, tenantId: string | null, locale: string = locales.default): string {
  const url = new URL(address)
  url.hash = ''
  if (tenantId !== null) url.searchParams.append(TENANT_PARAM, tenantId)
  if (locale !== locales.default) url.searchParams.append(LOCALE_PARAM, locale)
  return url.href
}

/** Returns the cache keys of the same reply in other languages. */
export const cacheKeysInOtherLocales = (address: string, tenantId: string | null, locale: string): string[] =>
  locales.all.filter(({ code }) => code !== locale).map(({ code }) => cacheKey(address, tenantId, code))

export const tenantOfRequest = (request: Request): string | null => request.headers.get(TENANT_HEADER)

/** Returns the language of a request. */
export const localeOfRequest = (request: Request): string =>
  localeNamed(request.headers.get(LANGUAGE_HEADER), locales)?.code ?? locales.default

/** Returns the language that a cache key contains. */
export const localeOfKey = (key: string): string => new URL(key).searchParams.get(LOCALE_PARAM) ?? locales.default

/** Returns the tenant that a cache key contains. */
export const tenantOfKey = (key: string): string | null => new URL(key).searchParams.get(TENANT_PARAM)
