import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import { paymentLogos } from '#contract/checkout/payment-logos.ts'
import { TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import { isDatabaseUnavailable, MAX_STALE_CACHE_MS } from '#server/db/unavailable.ts'
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
  /**
   * The public key that checks the signature of the tenant's list of packs (catalogue data for offline use). Missing until the first pack
   * is published.
   */
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
  prices_changed_at_ms: number
}

/**
 * A tenant as read from the database, with the times when promotions start or end. `lastPromotionChangeMs` is the last such time in the
 * past, `nextPromotionChangesMs` are the times in the future.
 */
interface TenantWithPromotionTimes {
  tenant: Tenant
  lastPromotionChangeMs: number
  nextPromotionChangesMs: number[]
  /** The tenant as it was at the last request. Most requests get the same object, because promotions seldom start or end. */
  lastReturned: CurrentTenant | null
}

/** Reads all tenants with the times of their promotions. `methods` are this server's payment methods. */
const readAllTenants = async (db: Db, now: number, methods: readonly PaymentMethod[]): Promise<TenantWithPromotionTimes[]> => {
  const turns = (which: RawBuilder<unknown>) => sql`select ${which} from promotion,
    lateral (values (extract(epoch from starts_at) * 1000), (extract(epoch from ends_at) * 1000)) as turn(at)
    where promotion.tenant_id = tenant.id`
  const rows = await db
    .selectFrom('tenant')
    .selectAll()
    .select([
      sql<number>`coalesce((${turns(sql`max(at)`)} and at <= ${now}), 0)::double precision`.as('lastPromotionChangeMs'),
      sql<string | null>`(select public_key from pack_key where pack_key.tenant_id = tenant.id)`.as('pack_key'),
      sql<number[] | null>`(${turns(sql`json_agg(at::double precision)`)} and at > ${now})`.as('nextPromotionChangesMs'),
      sql<PaymentMethod[] | null>`(select terms -> 'payments' from tenant_terms where tenant_terms.tenant_id = tenant.id)`.as('takes'),
    ])
    .orderBy('id')
    .execute()
  return rows.map(({ takes, lastPromotionChangeMs, nextPromotionChangesMs, ...tenant }) => ({
    tenant: { ...tenant, pays_by: methods.filter((method) => takes?.includes(method) ?? true) },
    lastPromotionChangeMs,
    nextPromotionChangesMs: nextPromotionChangesMs ?? [],
    lastReturned: null,
  }))
}

function tenantAtTime(row: TenantWithPromotionTimes, now: number): CurrentTenant {
  let changedAt = row.lastPromotionChangeMs
  for (const at of row.nextPromotionChangesMs) if (at <= now && at > changedAt) changedAt = at
  if (row.lastReturned?.prices_changed_at_ms === changedAt) return row.lastReturned
  const current = { ...row.tenant, prices_changed_at_ms: changedAt }
  row.lastReturned = current
  return current
}

export interface Tenants {
  /**
   * Returns the tenant of an API call: the one that the call's header names, otherwise the one of the host name. Throws if the header names
   * an unknown tenant.
   */
  findByIdOrHost: (id: string | null, host: string) => Promise<CurrentTenant>
  /** Returns the tenant of a page: the one of the host name, otherwise the default tenant. */
  findByHost: (host: string) => Promise<CurrentTenant>
  /** Returns the default tenant, otherwise any tenant, or null if the database has none. */
  findDefault: () => Promise<CurrentTenant | null>
}

/** How long a cached tenant or catalogue version may be out of date. They are cached because every request needs them. */
const TENANT_CACHE_MS = 1000

/** Reads and caches the tenants of a database. `methods` are this server's payment methods in the order of the checkout. */
export function createTenants(db: Db, now: () => number, methods: readonly PaymentMethod[]): Tenants {
  let reading: { readAtMs: number; rows: Promise<TenantWithPromotionTimes[]> } | null = null
  /** The tenants of the last successful query, and its time. `hasReadFailed` means that a later query failed. */
  let last: { readAtMs: number; rows: TenantWithPromotionTimes[]; hasReadFailed: boolean } | null = null
  const read = async (): Promise<TenantWithPromotionTimes[]> => {
    const at = now()
    try {
      const rows = await readAllTenants(db, at, methods)
      last = { readAtMs: at, rows, hasReadFailed: false }
      return rows
    } catch (cause) {
      if (last === null || !isDatabaseUnavailable(cause)) reading = null
      else last.hasReadFailed = true
      throw cause
    }
  }
  const known = async (): Promise<TenantWithPromotionTimes[]> => {
    if (reading === null || now() - reading.readAtMs >= TENANT_CACHE_MS) reading = { readAtMs: now(), rows: read() }
    const { rows } = reading
    const asBefore = () => (last?.hasReadFailed && now() - last.readAtMs < MAX_STALE_CACHE_MS ? last.rows : null)
    const before = asBefore()
    if (before === null) return rows.catch((cause: unknown) => asBefore() ?? Promise.reject(cause))
    // Prevents an unhandled rejection of `rows` while the database is unreachable. The tenants that were read before are returned instead.
    rows.catch(() => undefined)
    return before
  }
  // Tenants are read only once a second, but promotions start and end to the millisecond. So the current promotions are computed for each
  // call.
  const findFirst = async (isWanted: (tenant: Tenant) => boolean): Promise<CurrentTenant | null> => {
    const found = (await known()).find(({ tenant }) => isWanted(tenant))
    return found === undefined ? null : tenantAtTime(found, now())
  }
  const first = async () => (await findFirst((tenant) => tenant.is_default)) ?? (await findFirst(() => true))
  const atHost = async (host: string) => {
    const name = hostNameOf(host)
    const found = (await findFirst((tenant) => tenant.hosts.includes(name))) ?? (await first())
    if (!found) throw new AppError('unknown-tenant', { message: /*i18n*/ 'This shop has not been opened yet.' })
    return found
  }
  return {
    findByHost: atHost,
    findDefault: first,
    findByIdOrHost: async (id, host) => {
      if (id === null) return atHost(host)
      const found = await findFirst((tenant) => tenant.id === id)
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
  return tenant.pays_by === undefined ? config : { ...config, payments: paymentLogos(tenant.pays_by, config.payments) }
}
