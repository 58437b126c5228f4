import { regionOfMake } from '#contract/vehicle/make-regions.ts'
import { type RegionCode, regionCodes } from '#contract/vehicle/regions.ts'
import type { CodedColumn } from './coded-column.ts'
import type { SegmentWithFirstRow } from './rows.ts'
import type { SharedCatalogueData } from './shared-catalogue-data.ts'

/** The values of each code: code 1 is the first region, 2 the second, 3 both, and so on; each region is one bit. */
const regionSets: readonly (readonly RegionCode[])[] = Array.from({ length: 1 << regionCodes.length }, (_, bits) =>
  regionCodes.filter((_region, at) => bits & (1 << at)),
)
const setNames = regionSets.map((set) => set.join('|'))

/**
 * Builds a column with the regions of the makes that each part fits. A part fits makes of several regions, so a code stands for a set of
 * regions. Each row keeps one small code, so this filter costs a list as much as any other. Parts share fitment lists, so the regions of each
 * list are found once.
 */
export function buildRegionColumn(catalogue: {
  segments: readonly SegmentWithFirstRow[]
  size: number
  frame: SharedCatalogueData
}): CodedColumn {
  const bitOfModel = modelRegionBits(catalogue.frame)
  const codes = new Uint8Array(catalogue.size)
  for (const { segment, firstRow } of catalogue.segments) {
    const { fits } = segment
    const bitOfEngine = fits.engines.map(({ modelId }) => bitOfModel(modelId))
    const setOfList = new Uint8Array(fits.lists)
    for (let list = 0; list < fits.lists; list += 1) {
      let set = 0
      for (const { engineIndex } of fits.fitmentsOfList(list)) set |= bitOfEngine[engineIndex] ?? 0
      setOfList[list] = set
    }
    for (let row = 0; row < segment.rows; row += 1) codes[firstRow + row] = setOfList[fits.of[row] ?? 0] ?? 0
  }
  return { codes, values: setNames, codeOf: new Map(setNames.map((name, code) => [name, code])), valueSets: regionSets }
}

/** Returns a function that finds the bit of the region of a model's make; 0 for a model or make that the shop does not know. */
function modelRegionBits(frame: SharedCatalogueData): (modelId: string) => number {
  const bits = new Map<string, number>()
  return (modelId) => {
    const make = frame.make(frame.model(modelId)?.makeId ?? '')
    if (make === undefined) return 0
    const known = bits.get(make.id) ?? 1 << regionCodes.indexOf(regionOfMake(make.name))
    bits.set(make.id, known)
    return known
  }
}
