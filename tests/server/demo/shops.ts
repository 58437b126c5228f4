import type { DemoPart, DemoTenant } from '#server/demo/demo-rows.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'

export interface Shop {
  tenant: DemoTenant
  parts: DemoPart[]
}

/** Both demo shops with all their parts in memory, the general one first. */
export const shopsOf = (parts: number): Shop[] =>
  demoTenants({ partCount: parts }).map((tenant) => ({ tenant, parts: [...tenant.parts()].flat() }))

/** The application category of a model by its id, which begins with it. */
export const applicationOf = (modelId: string): string => modelId.split('-')[0] ?? ''
