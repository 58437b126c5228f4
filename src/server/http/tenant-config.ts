import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import type { Tenant } from './tenants.ts'

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
