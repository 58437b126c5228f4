import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A screenshot of a shop, for the web app manifest. */
export interface Screenshot {
  src: string
  sizes: string
  type: 'image/webp'
  form_factor: 'narrow' | 'wide'
  label: string
}

const screenshotLabels: Record<Screenshot['form_factor'], string> = {
  narrow: 'A search on a phone: numbers, what decides, price and stock',
  wide: 'A part with its drawing, price ladder and data',
}

/**
 * Returns the screenshots of each shop in the build, by tenant id (taken by tests/e2e/take-screenshots.ts). A shop without screenshots gets
 * none, because the others show another shop's name.
 */
export function readScreenshots(dist: string | undefined): ReadonlyMap<string, readonly Screenshot[]> {
  const found = new Map<string, Screenshot[]>()
  for (const file of screenshotFilesIn(dist)) {
    const [, tenantId, form, sizes] = /^(.+)-(narrow|wide)-(\d+x\d+)\.webp$/.exec(file) ?? []
    if (tenantId === undefined || sizes === undefined || (form !== 'narrow' && form !== 'wide')) continue
    const one: Screenshot = { src: `/screenshots/${file}`, sizes, type: 'image/webp', form_factor: form, label: screenshotLabels[form] }
    found.set(tenantId, [...(found.get(tenantId) ?? []), one])
  }
  return found
}

function screenshotFilesIn(dist: string | undefined): string[] {
  try {
    return dist === undefined ? [] : readdirSync(join(dist, 'screenshots')).sort()
  } catch {
    // The build has no screenshots.
    return []
  }
}
