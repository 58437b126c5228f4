import { localePath } from '#contract/locales.ts'
import { localeOf, tenantLocales } from './language.ts'
import type { Tenant } from './tenants.ts'

/** A path of a shop for who reads this language: in the nearest that the shop has. */
export function pathIn(tenant: Pick<Tenant, 'branding'>, language: string, path: string): string {
  const set = tenantLocales(tenant)
  return localePath(path, localeOf(language, set), set)
}
