import { localePath } from '#contract/locale/locales.ts'
import { localeOfLanguage, tenantLocales } from './language.ts'
import type { Tenant } from './tenants.ts'

/** Returns the path of a shop's page with the language prefix for a reader. The language is the closest one that the shop offers. */
export function localizedTenantPath(tenant: Pick<Tenant, 'branding'>, language: string, path: string): string {
  const set = tenantLocales(tenant)
  return localePath(path, localeOfLanguage(language, set), set)
}
