import { parseAccept } from 'hono/utils/accept'
import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import { LANGUAGE_HEADER } from '#contract/envelope.ts'
import { detectLocale } from '#contract/locale/detect.ts'
import { type Locales, locales, localesOf } from '#contract/locale/locales.ts'
import type { Tenant } from './tenants.ts'

const BrandingLanguages = TenantConfig.entries.locales

/** The languages of each branding that was read. Every request asks for them, and the branding of a tenant is one object for a second. */
const localesByBranding = new WeakMap<Tenant['branding'], Locales>()

/** Returns the languages that a tenant offers. Invalid language settings in its branding are ignored. */
export function tenantLocales({ branding }: Pick<Tenant, 'branding'>): Locales {
  const known = localesByBranding.get(branding)
  if (known !== undefined) return known
  const read = v.safeParse(BrandingLanguages, branding['locales'])
  const offered = localesOf(read.success ? read.output : undefined)
  localesByBranding.set(branding, offered)
  return offered
}

/** Returns the languages of an Accept-Language header, best first (RFC 9110, section 12.5.4). */
export const parseAcceptLanguage = (header: string | null): string[] =>
  parseAccept((header ?? '').slice(0, 200)).flatMap(({ type, q }) => (q > 0 ? [type] : []))

/**
 * Returns the supported language that is closest to the language of an account, order or browser (such as `de-AT`), or the default language
 * if none is close.
 */
export const localeOfLanguage = (language: string, set: Locales = locales): string =>
  detectLocale({ cookie: null, languages: [language] }, set)

/** Returns the language of a reply: the requested language if the shop offers it, otherwise the shop's default. */
export const requestedLocale = (headers: Headers, set: Locales): string =>
  detectLocale({ cookie: null, languages: parseAcceptLanguage(headers.get(LANGUAGE_HEADER)) }, set)

/** Returns the language of a reply while the tenant is not known yet. All supported languages are allowed. */
export const requestedLocaleWithoutTenant = (headers: Headers): string => requestedLocale(headers, locales)
