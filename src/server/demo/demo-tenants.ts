import { generalBranding, harborBranding } from './branding.ts'
import { generateCatalogue } from './catalogue.ts'
import { demoCategories } from './categories.ts'
import type { DemoTenant } from './demo-rows.ts'
import { demoAdvertisements, generalKeywords, harborKeywords, keywordsOf } from './home-page.ts'
import { buildVehicles } from './vehicles.ts'
import { makeWorkwear } from './workwear/workwear.ts'

/** Sub-categories that the harbor shop leaves out: machines that it does not serve, and pulleys that its machines do not have. */
const CATEGORIES_NOT_IN_HARBOR = ['101', '102', '104', '106', '107', '108', '201', '202', '204', '206', '207', '208', '408']

/**
 * Returns the two demo shops: a general shop with about seven eighths of `parts`, and a shop with parts for boats and farm machines only
 * (DECISIONS.md, Tenants). The same number of parts gives the same catalogues on every machine.
 */
export function demoTenants({ parts }: { parts: number }): DemoTenant[] {
  const harborParts = Math.max(1, Math.round(parts / 8))
  return [
    makeDemoTenant({
      id: 'general',
      hosts: [],
      isDefault: true,
      name: 'Crankworks',
      branding: { ...generalBranding },
      timeZone: 'America/Chicago',
      words: generalKeywords,
      applicationIds: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      leftOut: [],
      codeHead: '',
      gtinBase: 0,
      salt: 0.13,
      brand: 'Torchfield',
      parts: Math.max(1, parts - harborParts),
    }),
    makeDemoTenant({
      id: 'harbor',
      hosts: ['harbor.localhost'],
      isDefault: false,
      name: 'Harbor & Field',
      branding: { ...harborBranding },
      timeZone: 'America/New_York',
      words: harborKeywords,
      applicationIds: ['3', '6'],
      leftOut: CATEGORIES_NOT_IN_HARBOR,
      codeHead: 'H',
      gtinBase: 500_000_000,
      salt: 0.71,
      brand: 'Saltline',
      styles: ['warning-jacket', 't-shirt', 'hooded-sweater', 'grip-gloves', 'cap', 'mug'],
      parts: harborParts,
    }),
  ]
}

interface TenantFacts extends Pick<DemoTenant, 'id' | 'hosts' | 'isDefault' | 'name' | 'branding' | 'timeZone'> {
  words: readonly string[]
  applicationIds: readonly string[]
  leftOut: readonly string[]
  codeHead: string
  gtinBase: number
  salt: number
  /** The brand of the demo shop's workwear. `styles`: the styles that the shop sells; all styles if absent. */
  brand: string
  styles?: readonly string[]
  parts: number
}

function makeDemoTenant({
  words,
  applicationIds,
  leftOut,
  codeHead,
  gtinBase,
  salt,
  brand,
  styles,
  parts,
  ...head
}: TenantFacts): DemoTenant {
  const vehicles = buildVehicles(applicationIds)
  const categories = demoCategories(leftOut)
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
    keywords: keywordsOf(words),
    advertisements: demoAdvertisements,
    workwear: makeWorkwear({ seed: `armature ${head.id} workwear`, codeHead, gtinBase, brand, ...(styles ? { only: styles } : {}) }),
    partCount: parts,
    parts: () =>
      generateCatalogue({ seed: `armature ${head.id} 2026`, codeHead, gtinBase, salt, parts, engines: vehicles.engines, categoryNames }),
  }
}
