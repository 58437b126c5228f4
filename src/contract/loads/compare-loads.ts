import type { Listing, PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_COMPARED_PARTS, readComparedCodes } from '#contract/compare/compare-query.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { hasExactNumber } from '#contract/number-list/exact-parts.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { firstPaintLoad } from './load.ts'

/** How many results of the search for the old number are read. */
const MAX_OLD_NUMBER_RESULTS = 12

/** Returns the call for all data of one compared part. */
export const comparedPartLoad = (mcode: Mcode) => firstPaintLoad('productDetail', { mcode })

/**
 * Returns the parts that bear exactly the searched number: as their own, an OE number or a cross reference. A number that is only similar
 * says nothing about the old part.
 */
export const partsWithNumber = ({ records }: Pick<Listing, 'records'>): PartCard[] => records.filter(hasExactNumber)

/** Returns the part that stands for an old number: the first that bears it and is not compared with it. Null if there is none. */
export const oldPartOf = (found: Pick<Listing, 'records'>, candidates: readonly Mcode[]): PartCard | null =>
  partsWithNumber(found).find(({ mcode }) => !candidates.includes(mcode)) ?? null

/** Returns the call that finds the parts with the number of an old part, and the call for all data of the one that stands for it. */
export const oldNumberLoad = (number: string, candidates: readonly Mcode[]) =>
  firstPaintLoad('aggregationSearch', { searchStr: number, pageSize: MAX_OLD_NUMBER_RESULTS }, (found) => {
    const part = oldPartOf(found, candidates)
    return { old: part === null ? null : comparedPartLoad(part.mcode) }
  })

/** Returns the code of the compared part that the user said is the old one: `old` names it. Null if nobody said so. */
export function chosenOldOf({ parts, old }: ParamsOf<'compare'>): Mcode | null {
  const codes = readComparedCodes(parts)
  return codes.length < 2 ? null : (codes.find((code) => code === old?.trim().toUpperCase()) ?? null)
}

/**
 * Returns the codes of the address that are compared, the chosen old part first: one fewer with the number of an old part, which takes a
 * place itself.
 */
export function comparedCodesOf(params: ParamsOf<'compare'>): Mcode[] {
  const codes = readComparedCodes(params.parts)
  const chosen = chosenOldOf(params)
  if (chosen !== null) return [chosen, ...codes.filter((code) => code !== chosen)]
  return codes.slice(0, params.old === undefined ? MAX_COMPARED_PARTS : MAX_COMPARED_PARTS - 1)
}

/** The calls of `/prod/compare`: for each part, and for the number of the old part. */
export const compareLoads = (params: ParamsOf<'compare'>) => {
  const codes = comparedCodesOf(params)
  return {
    ...Object.fromEntries(codes.map((mcode) => [mcode, comparedPartLoad(mcode)])),
    oldNumber: params.old === undefined || chosenOldOf(params) !== null ? null : oldNumberLoad(params.old, codes),
  }
}
