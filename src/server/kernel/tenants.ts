import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { paymentMarks } from '#contract/checkout/payment-marks.ts'
import { TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { CACHE_SERVED_MS, isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { hostNameOf } from './host-names.ts'

export interface Tenant {
  id: string
  hosts: string[]
  is_default: boolean
  name: string
  branding: Record<string, unknown>
  catalogue_version: number
  /** The IANA name of the shop's time zone (contract/kernel/shop-days.ts). */
  time_zone: string
  /** The public key that checks the signature of the tenant's list of packs. Missing until the first pack is published. */
  pack_key?: string | null
  /** The payment methods that the checkout offers. Missing in operator commands. */
  pays_by?: readonly PaymentMethod[]
}

/** A tenant as it is at the time of a request. */
export interface CurrentTenant extends Tenant {
  /**
   * The last start or end of a promotion, in milliseconds since 1970. 0 if there was none. Together with the catalogue's version it is part
   * of every ETag and cache key, so cached prices become invalid when a promotion starts or ends.
   */
  prices_since: number
}

/**
 * A tenant as read from the database, with the times when promotions start or end. `turned` is the last such time in the past, `turns` are
 * those in the future.
 */
type KnownTenant = Tenant & { turned: number; turns: number[] | null }

/** Reads all tenants with the times of their promotions. `methods` are this server's payment methods. */
const readKnownTenants = async (db: Db, now: number, methods: readonly PaymentMethod[]): Promise<KnownTenant[]> => {
  const turns = (which: RawBuilder<unknown>) => sql`select ${which} from promotion,
    lateral (values (extract(epoch from starts_at) * 1000), (extract(epoch from ends_at) * 1000)) as turn(at)
    where promotion.tenant_id = tenant.id`
  const rows = await db
    .selectFrom('tenant')
    .selectAll()
    .select([
      sql<number>`coalesce((${turns(sql`max(at)`)} and at <= ${now}), 0)::double precision`.as('turned'),
      sql<string | null>`(select public_key from pack_key where pack_key.tenant_id = tenant.id)`.as('pack_key'),
      sql<number[] | null>`(${turns(sql`json_agg(at::double precision)`)} and at > ${now})`.as('turns'),
      sql<PaymentMethod[] | null>`(select terms -> 'payments' from tenant_terms where tenant_terms.tenant_id = tenant.id)`.as('takes'),
    ])
    .orderBy('id')
    .execute()
  return rows.map(({ takes, ...tenant }) => ({ ...tenant, pays_by: methods.filter((method) => takes?.includes(method) ?? true) }))
}

const tenantAtTime = ({ turned, turns, ...tenant }: KnownTenant, now: number): CurrentTenant => ({
  ...tenant,
  prices_since: Math.max(turned, ...(turns ?? []).filter((at) => at <= now)),
})

export interface Tenants {
  /**
   * Returns the tenant of an API call: the one that the call's header names, otherwise the one of the host name. Throws if the header names
   * an unknown tenant.
   */
  named: (id: string | null, host: string) => Promise<CurrentTenant>
  /** Returns the tenant of a page: the one of the host name, otherwise the default tenant. */
  atHost: (host: string) => Promise<CurrentTenant>
  /** Returns the default tenant, otherwise any tenant, or null if the database has none. */
  first: () => Promise<CurrentTenant | null>
}

/** How long a cached tenant or catalogue version may be out of date. They are cached because every request needs them. */
const TENANTS_FRESH_MS = 1000

/** Reads and caches the tenants of a database. `methods` are this server's payment methods in the order of the checkout. */
export function createTenants(db: Db, now: () => number, methods: readonly PaymentMethod[]): Tenants {
  let reading: { at: number; rows: Promise<KnownTenant[]> } | null = null
  /** The tenants that were read last, and the time of reading. `isSilent` means that the query after that failed. */
  let last: { at: number; rows: KnownTenant[]; isSilent: boolean } | null = null
  const read = async (): Promise<KnownTenant[]> => {
    const at = now()
    try {
      const rows = await readKnownTenants(db, at, methods)
      last = { at, rows, isSilent: false }
      return rows
    } catch (cause) {
      if (last === null || !isDatabaseUnavailable(cause)) reading = null
      else last.isSilent = true
      throw cause
    }
  }
  const known = async (): Promise<KnownTenant[]> => {
    if (reading === null || now() - reading.at >= TENANTS_FRESH_MS) reading = { at: now(), rows: read() }
    const { rows } = reading
    const asBefore = () => (last?.isSilent && now() - last.at < CACHE_SERVED_MS ? last.rows : null)
    const before = asBefore()
    if (before === null) return rows.catch((cause: unknown) => asBefore() ?? Promise.reject(cause))
    // This line prevents an unhandled rejection while the database is unreachable. Other calls then use the older rows.
    rows.catch(() => undefined)
    return before
  }
  // Promotions start and end to the millisecond, although tenants are read only once a second.
  const all = async (): Promise<CurrentTenant[]> => (await known()).map((tenant) => tenantAtTime(tenant, now()))
  const first = async () => {
    const rows = await all()
    return rows.find((tenant) => tenant.is_default) ?? rows[0] ?? null
  }
  const atHost = async (host: string) => {
    const name = hostNameOf(host)
    const found = (await all()).find((tenant) => tenant.hosts.includes(name)) ?? (await first())
    if (!found) throw new AppError('unknown-tenant', { message: /*i18n*/ 'This shop has not been opened yet.' })
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

/** Returns the contents of `/config.json` for a tenant: server-wide settings with the tenant's branding. */
export function tenantConfig(tenant: Tenant): TenantConfig {
  const config = v.parse(TenantConfig, {
    baseUrl: '',
    imageBaseUrl: '/images',
    uploadBaseUrl: '/images',
    logoUrl: '/images/logo.svg',
    ...tenant.branding,
    tenantId: tenant.id,
    name: tenant.name,
    timeZone: tenant.time_zone,
    ...(tenant.pack_key ? { packKey: tenant.pack_key } : {}),
  })
  return tenant.pays_by === undefined ? config : { ...config, payments: paymentMarks(tenant.pays_by, config.payments) }
}
