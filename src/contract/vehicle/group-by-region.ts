import { regionOfMake } from './make-regions.ts'
import { type RegionCode, regionCodes } from './regions.ts'

export interface RegionGroup<Make> {
  region: RegionCode
  makes: Make[]
}

/**
 * Groups makes by their home region: first the region `home` of the customer, then the others in the order of the specification (section 1).
 * A region without makes is left out. Within a region the makes keep their order.
 */
export function groupByRegion<Make extends { name: string }>(makes: readonly Make[], home: RegionCode | null): RegionGroup<Make>[] {
  const order = home === null ? regionCodes : [home, ...regionCodes.filter((code) => code !== home)]
  const groups = new Map(order.map((region): [RegionCode, Make[]] => [region, []]))
  for (const make of makes) groups.get(regionOfMake(make.name))?.push(make)
  return [...groups].flatMap(([region, found]) => (found.length === 0 ? [] : [{ region, makes: found }]))
}
