import { href } from '#contract/routes/addresses.ts'
import { localizedTenantPath } from '#server/kernel/address-in.ts'
import type { ServerContext } from '#server/kernel/context.ts'
import type { Tenant } from '#server/kernel/tenants.ts'

/**
 * Returns the URL of a link in a mail about an alert: a page with a button that confirms the alert, or a page that cancels all alerts. Mail
 * programs may call the second URL directly (RFC 8058).
 */
export function stockAlertUrl(
  { publicUrl, tenant }: Pick<ServerContext, 'publicUrl'> & { tenant: Tenant },
  language: string,
  key: string,
  does: 'end' | { mcode: string },
): string {
  const query = new URLSearchParams({ key, ...(does === 'end' ? { end: '1' } : { part: does.mcode }) })
  return `${publicUrl(tenant)}${localizedTenantPath(tenant, language, href('stockMail'))}?${query.toString()}`
}
