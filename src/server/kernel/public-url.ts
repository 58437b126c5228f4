import type { Tenant } from './tenants.ts'

/** Where the shop is reached when nobody said so: where it listens. */
export function listeningUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Where each tenant's shop is reached, for links in mails: the configured base, under the tenant's own host name when it has one. The Host
 * header of a request is never asked, because whoever sends a request chooses it.
 */
export function publicUrls(base: string): (tenant: Pick<Tenant, 'hosts'>) => string {
  return ({ hosts: [host] }) => {
    const url = new URL(base)
    if (host) url.hostname = host
    return url.origin
  }
}
