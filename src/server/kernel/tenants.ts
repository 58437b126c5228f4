import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { hostName } from './host-names.ts'

export interface Tenant {
  id: string
  hosts: string[]
  is_default: boolean
  name: string
  branding: Record<string, unknown>
  catalogue_version: number
}

export interface Tenants {
  /** The tenant of a call: by its header, or, without one, by the host name. An unknown id is refused. */
  named: (id: string | null, host: string) => Promise<Tenant>
  /** The tenant of a page: by host name, else the default. */
  atHost: (host: string) => Promise<Tenant>
  /** The default tenant, or any; null in a database without one. */
  first: () => Promise<Tenant | null>
}

/** How long a changed tenant or catalogue version may go unnoticed. Every request needs them, so they are not read for every request. */
const TENANTS_FRESH_MS = 1000

export function tenantsOf(db: Db, now: () => number): Tenants {
  let read: { at: number; rows: Promise<Tenant[]> } | null = null
  const all = (): Promise<Tenant[]> => {
    if (read && now() - read.at < TENANTS_FRESH_MS) return read.rows
    const rows = db.selectFrom('tenant').selectAll().orderBy('id').execute()
    read = { at: now(), rows }
    rows.catch(() => {
      read = null
    })
    return rows
  }
  const first = async () => {
    const rows = await all()
    return rows.find((tenant) => tenant.is_default) ?? rows[0] ?? null
  }
  const atHost = async (host: string) => {
    const name = hostName(host)
    const found = (await all()).find((tenant) => tenant.hosts.includes(name)) ?? (await first())
    if (!found) throw new AppError('unknown-tenant', { message: 'This shop has no tenant yet. Fill the catalogue first.' })
    return found
  }
  return {
    atHost,
    first,
    named: async (id, host) => {
      if (id === null) return atHost(host)
      const found = (await all()).find((tenant) => tenant.id === id)
      if (!found) throw new AppError('unknown-tenant', { field: 'X-Tenant-Id' })
      return found
    },
  }
}

/** What `/config.json` says of a tenant: its branding over what is the same for all that this server serves. */
export const tenantConfig = (tenant: Tenant): TenantConfig =>
  v.parse(TenantConfig, {
    baseUrl: '',
    imageBaseUrl: '/images',
    uploadBaseUrl: '/images',
    logoUrl: '/images/logo.svg',
    ...tenant.branding,
    tenantId: tenant.id,
    name: tenant.name,
  })
