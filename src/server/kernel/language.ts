import { parseAccept } from 'hono/utils/accept'
import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import { LANGUAGE_HEADER } from '#contract/envelope.ts'
import { detectLocale } from '#contract/locale/detect.ts'
import { type Locales, locales, localesOf } from '#contract/locales.ts'
import type { Tenant } from './tenants.ts'

const Choice = TenantConfig.entries.locales

/** The languages that a tenant offers. Invalid language settings in its branding are ignored. */
export function tenantLocales({ branding }: Pick<Tenant, 'branding'>): Locales {
  const read = v.safeParse(Choice, branding['locales'])
  return localesOf(read.success ? read.output : undefined)
}

/** The languages of an Accept-Language header, best first (RFC 9110, section 12.5.4). */
export const wantedLanguages = (header: string | null): string[] =>
  parseAccept((header ?? '').slice(0, 200)).flatMap(({ type, q }) => (q > 0 ? [type] : []))

/** The closest supported language for the language of an account, order or browser (such as `de-AT`). The default when none is close. */
export const localeOf = (language: string, set: Locales = locales): string => detectLocale({ cookie: null, languages: [language] }, set)

/** The language of a reply: the requested one if the shop offers it, otherwise the shop's default. */
export const localeAsked = (headers: Headers, set: Locales): string =>
  detectLocale({ cookie: null, languages: wantedLanguages(headers.get(LANGUAGE_HEADER)) }, set)

/** The language of a reply when the tenant is not known yet. All supported languages are allowed. */
export const localeOfAny = (headers: Headers): string => localeAsked(headers, locales)
