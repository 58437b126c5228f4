import { generalBranding, harborBranding } from './branding.ts'
import { generateCatalogue } from './catalogue.ts'
import { demoCategories } from './categories.ts'
import type { DemoTenant } from './demo-rows.ts'
import { demoAdvertisements, generalKeywords, harborKeywords, popularSearchRows } from './home-page.ts'
import { buildVehicles } from './vehicles.ts'
import { makeWorkwear } from './workwear/workwear.ts'

/** Sub-categories that the harbor shop leaves out: machines that it does not serve, and pulleys that its machines do not have. */
const CATEGORIES_NOT_IN_HARBOR = ['101', '102', '104', '106', '107', '108', '201', '202', '204', '206', '207', '208', '408']

/**
 * Returns the two demo shops: a general shop with about seven eighths of `parts`, and a shop with parts for boats and farm machines only
 * (DECISIONS.md, Tenants). The same number of parts gives the same catalogues on every machine.
 */
export function demoTenants({ partCount }: { partCount: number }): DemoTenant[] {
  const harborParts = Math.max(1, Math.round(partCount / 8))
  return [
    makeDemoTenant({
      id: 'general',
      hosts: [],
      isDefault: true,
      name: 'Crankworks',
      branding: { ...generalBranding },
      timeZone: 'America/Chicago',
      keywords: generalKeywords,
      applicationIds: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      excludedCategoryIds: [],
      codePrefix: '',
      gtinBase: 0,
      partNumberShift: 0.13,
      brand: 'Torchfield',
      partCount: Math.max(1, partCount - harborParts),
    }),
    makeDemoTenant({
      id: 'harbor',
      hosts: ['harbor.localhost'],
      isDefault: false,
      name: 'Harbor & Field',
      branding: { ...harborBranding },
      timeZone: 'America/New_York',
      keywords: harborKeywords,
      applicationIds: ['3', '6'],
      excludedCategoryIds: CATEGORIES_NOT_IN_HARBOR,
      codePrefix: 'H',
      gtinBase: 500_000_000,
      partNumberShift: 0.71,
      brand: 'Saltline',
      styleIds: ['warning-jacket', 't-shirt', 'hooded-sweater', 'grip-gloves', 'cap', 'mug'],
      partCount: harborParts,
    }),
  ]
}

interface DemoTenantSettings extends Pick<DemoTenant, 'id' | 'hosts' | 'isDefault' | 'name' | 'branding' | 'timeZone'> {
  keywords: readonly string[]
  applicationIds: readonly string[]
  excludedCategoryIds: readonly string[]
  codePrefix: string
  gtinBase: number
  partNumberShift: number
  /** The brand of the demo shop's workwear. `styleIds`: the styles that the shop sells; all styles if absent. */
  brand: string
  styleIds?: readonly string[]
  partCount: number
}

function makeDemoTenant({
  keywords,
  applicationIds,
  excludedCategoryIds,
  codePrefix,
  gtinBase,
  partNumberShift,
  brand,
  styleIds,
  partCount,
  ...head
}: DemoTenantSettings): DemoTenant {
  const vehicles = buildVehicles(applicationIds)
  const categories = demoCategories(excludedCategoryIds)
  const byId = new Map(categories.map((row) => [row.id, row]))
  const categoryNames = (categoryId: string): string[] => {
    const own = byId.get(categoryId)
    const top = byId.get(own?.parent_id ?? '')
    return [own?.name ?? '', top?.name ?? ''].filter(Boolean)
  }
  return {
    ...head,
    categories,
    applications: vehicles.applications,
    makes: vehicles.makes,
    models: vehicles.models,
    keywords: popularSearchRows(keywords),
    advertisements: demoAdvertisements,
    workwear: makeWorkwear({ seed: `armature ${head.id} workwear`, codePrefix, gtinBase, brand, ...(styleIds ? { only: styleIds } : {}) }),
    partCount,
    parts: () =>
      generateCatalogue({
        seed: `armature ${head.id} 2026`,
        codePrefix,
        gtinBase,
        partNumberShift,
        partCount,
        engines: vehicles.engines,
        categoryNames,
      }),
  }
}
