import { LANGUAGE_HEADER, TENANT_HEADER } from '#contract/envelope.ts'
import { localeNamed, locales } from '#contract/locales.ts'

/** Not a parameter that any call takes, so it cannot meet one. */
const TENANT_PARAM = '~tenant'
const LOCALE_PARAM = '~locale'

/**
 * Under which address a reply is kept: its own, whose shop it is from, and in which language. One address asked for two tenants is two
 * replies, and so it is in two languages; that of the code (en-US) goes without saying.
 */
export function cacheKey(address: string, tenantId: string | null, locale: string = locales.default): string {
  const url = new URL(address)
  url.hash = ''
  if (tenantId !== null) url.searchParams.append(TENANT_PARAM, tenantId)
  if (locale !== locales.default) url.searchParams.append(LOCALE_PARAM, locale)
  return url.href
}

/** The keys of the same reply in the other languages. */
export const keysInOthers = (address: string, tenantId: string | null, locale: string): string[] =>
  locales.all.filter(({ code }) => code !== locale).map(({ code }) => cacheKey(address, tenantId, code))

export const tenantOf = (request: Request): string | null => request.headers.get(TENANT_HEADER)

/** The language in which a call is asked. */
export const localeOf = (request: Request): string => localeNamed(request.headers.get(LANGUAGE_HEADER), locales)?.code ?? locales.default

/** In which language a reply is kept under a key. */
export const localeOfKey = (key: string): string => new URL(key).searchParams.get(LOCALE_PARAM) ?? locales.default

/** Whose reply is kept under a key. */
export const tenantOfKey = (key: string): string | null => new URL(key).searchParams.get(TENANT_PARAM)
