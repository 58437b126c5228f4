import type { Tenant } from './tenants.ts'

/** The shop's address when none is configured: the address that the server listens on. */
export function listeningUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * The public address of each tenant's shop, for links in mails. It uses the configured base URL and the tenant's own host name, if it has
 * one. The Host header is never used, because the sender of a request can forge it.
 */
export function publicUrls(base: string): (tenant: Pick<Tenant, 'hosts'>) => string {
  return ({ hosts: [host] }) => {
    const url = new URL(base)
    if (host) url.hostname = host
    return url.origin
  }
}
