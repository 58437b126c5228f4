import { forwardedProto } from '#server/kernel/client-address.ts'
import { hostNameOf, isLoopbackHost, requestedHost } from '#server/kernel/host-names.ts'
import type { Tenant } from '#server/kernel/tenants.ts'

/** The server's settings that concern its public address. */
export interface PublicAddress {
  /** Returns the public URL of a tenant's shop: as configured, otherwise the listening address. */
  publicUrl: (tenant: Tenant) => string
  /** The configured PUBLIC_URL. Null if none is configured. */
  configuredUrl: string | null
  /** The number of trusted proxies in front of the server. */
  trustProxy: number
}

/**
 * Returns the origin for URLs in a page. A configured origin has priority, because the sender of a request chooses its Host header, and
 * search engines and caches would trust that header. Without a configured origin, the Host header is used if it is a local name or a host
 * of the tenant. Otherwise the listening address is used.
 */
export function publicOrigin(request: Request, tenant: Tenant, { publicUrl, configuredUrl, trustProxy }: PublicAddress): string {
  const host = requestedHost(request).toLowerCase()
  const name = hostNameOf(host)
  if (configuredUrl !== null || !(isLoopbackHost(name) || tenant.hosts.includes(name))) return publicUrl(tenant)
  return `${forwardedProto(request.headers, trustProxy) ?? new URL(request.url).protocol.slice(0, -1)}://${host}`
}

/** Whether the caller uses https. The configured URL decides, or else the report of the outermost trusted proxy. */
export const isHttpsRequest = (
  { headers }: Request,
  { configuredUrl, trustProxy }: Pick<PublicAddress, 'configuredUrl' | 'trustProxy'>,
): boolean => configuredUrl?.startsWith('https:') === true || forwardedProto(headers, trustProxy) === 'https'
