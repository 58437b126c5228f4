import { href } from '#contract/addresses.ts'
import { pathIn } from '#server/kernel/address-in.ts'
import type { ServerContext } from '#server/kernel/context.ts'
import type { Tenant } from '#server/kernel/tenants.ts'

/** Where a mailed link leads: to a button that confirms and names the part, or to one that ends all. A mail program may press the second one itself (RFC 8058). */
export function linkOf(
  { publicUrl, tenant }: Pick<ServerContext, 'publicUrl'> & { tenant: Tenant },
  language: string,
  key: string,
  does: 'end' | { confirm: string },
): string {
  const query = new URLSearchParams({ key, ...(does === 'end' ? { end: '1' } : { part: does.confirm }) })
  return `${publicUrl(tenant)}${pathIn(tenant, language, href('stockMail'))}?${query.toString()}`
}
