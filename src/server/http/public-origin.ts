import { forwardedProto } from '#server/kernel/client-address.ts'
import { askedHost, hostName, isThisMachine } from '#server/kernel/host-names.ts'
import type { Tenant } from '#server/kernel/tenants.ts'

/** What a server knows of the address under which it is reached. */
export interface Reached {
  /** Where a tenant's shop is reached: as configured, or where the server listens. */
  publicUrl: (tenant: Tenant) => string
  /** PUBLIC_URL, or null where none is configured. */
  configuredUrl: string | null
  /** How many proxies of ours stand in front, whose word on a request counts. */
  trustProxy: number
}

/**
 * The origin of the addresses that a page says of itself. A configured one always counts: whoever sends a request chooses its Host, and
 * search engines and caches would believe it. Where none is configured, a Host counts that is a name of this machine or of the tenant; any
 * other gets the address at which the server listens.
 */
export function publicOrigin(request: Request, tenant: Tenant, { publicUrl, configuredUrl, trustProxy }: Reached): string {
  const host = askedHost(request).toLowerCase()
  const name = hostName(host)
  if (configuredUrl !== null || !(isThisMachine(name) || tenant.hosts.includes(name))) return publicUrl(tenant)
  return `${forwardedProto(request.headers, trustProxy) ?? new URL(request.url).protocol.slice(0, -1)}://${host}`
}

/** Whether the caller speaks https: as configured, or as the outermost of our proxies says. */
export const isSecure = ({ headers }: Request, { configuredUrl, trustProxy }: Pick<Reached, 'configuredUrl' | 'trustProxy'>): boolean =>
  configuredUrl?.startsWith('https:') === true || forwardedProto(headers, trustProxy) === 'https'
