import type { YearRange } from '#contract/kernel/years.ts'
import type { ModelEngine } from '#search/segment/fit-builder.ts'
import type { FitIndex } from '#search/segment/fit-index.ts'
import type { Catalogue } from './catalogue.ts'

/** Flags the fitment lists of an index segment that contain a wanted engine, optionally in a given year or one of several years. */
function flagFittingLists(fits: FitIndex, isWanted: (engine: ModelEngine) => boolean, year: number | YearRange | null): Uint8Array {
  return fits.flagListsWithEngines(
    Uint8Array.from(fits.engines, (engine) => (isWanted(engine) ? 1 : 0)),
    year,
  )
}

/** Flags the rows of parts that fit a wanted engine, optionally in a given year or one of several years. */
export const flagFittingRows = (
  catalogue: Catalogue,
  isWanted: (engine: ModelEngine) => boolean,
  year: number | YearRange | null,
): Uint8Array => catalogue.flagRowsBySegment(({ fits }) => fits.flagRowsWithLists(flagFittingLists(fits, isWanted, year)))

export interface FittingPartCounts {
  starters: number
  alternators: number
  partCount: number
}

/** Counts the parts, the starters and the alternators that fit a wanted engine, optionally in a given year or one of several years. */
export function countFittingParts(
  catalogue: Catalogue,
  isWanted: (engine: ModelEngine) => boolean,
  year: number | YearRange | null,
): FittingPartCounts {
  const counts: FittingPartCounts = { starters: 0, alternators: 0, partCount: 0 }
  for (const [at, { segment }] of catalogue.segments.entries()) {
    const { fits } = segment
    const ofLists = countsByFitmentList(catalogue)[at] ?? []
    const lists = flagFittingLists(fits, isWanted, year)
    for (let list = 0; list < lists.length; list += 1) {
      const own = ofLists[list]
      if (!lists[list] || own === undefined) continue
      counts.starters += own.starters
      counts.alternators += own.alternators
      counts.partCount += own.partCount
    }
  }
  return counts
}

const fitCountsByCatalogue = new WeakMap<Catalogue, FittingPartCounts[][]>()

/** Counts the sold parts that use each fitment list of each index segment. The counts are computed once for each catalogue. */
function countsByFitmentList(catalogue: Catalogue): FittingPartCounts[][] {
  const known = fitCountsByCatalogue.get(catalogue)
  if (known !== undefined) return known
  const { codes, codeOf } = catalogue.columns.type
  const [starter, alternator] = [codeOf.get('starter'), codeOf.get('alternator')]
  const made = catalogue.segments.map(({ segment, firstRow }) => {
    const counts = Array.from({ length: segment.fits.lists }, (): FittingPartCounts => ({ starters: 0, alternators: 0, partCount: 0 }))
    for (let row = 0; row < segment.rows; row += 1) {
      const own = counts[segment.fits.of[row] ?? 0]
      if (own === undefined || !catalogue.soldFlags[firstRow + row]) continue
      own.partCount += 1
      if (codes[firstRow + row] === starter) own.starters += 1
      if (codes[firstRow + row] === alternator) own.alternators += 1
    }
    return counts
  })
  fitCountsByCatalogue.set(catalogue, made)
  return made
}

/**
 * Counts the parts that fit each application, make or model. `of` returns the id of an engine's application, make or model; engines without
 * one are not counted. Reads fitment lists instead of parts, because parts share the lists and so there are few.
 */
export function fittingPartCountsBy(catalogue: Catalogue, of: (engine: ModelEngine) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [at, { segment }] of catalogue.segments.entries()) {
    const { fits } = segment
    const ids = fits.engines.map(of)
    for (const [list, { partCount }] of (countsByFitmentList(catalogue)[at] ?? []).entries()) {
      if (partCount === 0) continue
      const here = new Set<string>()
      for (const { engineIndex } of fits.fitmentsOfList(list)) {
        const id = ids[engineIndex]
        if (id !== undefined) here.add(id)
      }
      for (const id of here) counts.set(id, (counts.get(id) ?? 0) + partCount)
    }
  }
  return counts
}
