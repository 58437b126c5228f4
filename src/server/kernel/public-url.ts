import type { Tenant } from './tenants.ts'

/** Returns the shop's URL if none is configured, made from the address that the server listens on. */
export function listeningUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Returns a function that gives the public URL of a tenant's shop, for links in mails. The URL is made from the configured base URL and the
 * tenant's own host name, if the tenant has one. The Host header is never used, because the sender of a request can forge it.
 */
export function createPublicUrlOf(base: string): (tenant: Pick<Tenant, 'hosts'>) => string {
  return ({ hosts: [host] }) => {
    const url = new URL(base)
    if (host) url.hostname = host
    return url.origin
  }
}
