import { useComparedParts } from '#app/hooks/compare/use-compared-parts.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import type { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { chosenOldOf, comparedCodesOf, oldNumberLoad, oldPartOf, partsWithNumber } from '#contract/loads/compare-loads.ts'
import type { ParamsOf } from '#contract/routes.ts'

/** One part of the comparison. The others are compared with the first column. */
export interface CompareColumn {
  mcode: Mcode
  query: Shown<PartDetail>
}

/**
 * What the shop knows about the number of an old part. `unknown`: no part bears it. `not-here`: no part on this device does, and the shop is
 * out of reach. `found`: `part` stands for it in the comparison, unless only candidates bear it; `others` bear it too.
 */
export type OldNumber =
  | { type: 'loading' | 'unknown' | 'not-here'; number: string }
  | { type: 'failed'; number: string; retry: () => void }
  | { type: 'found'; number: string; part: PartCard | null; others: readonly PartCard[]; listedBy: readonly Mcode[] }

export interface CompareData {
  columns: readonly CompareColumn[]
  oldNumber: OldNumber | null
  /** Whether the first column is known to be the old part: its number was given, or the user chose it. */
  isOldKnown: boolean
  /** The codes of the address, without the part that stands for the old number. */
  codes: readonly Mcode[]
}

/** Returns the parts to compare, and what is known about the number of the old part. */
export function useCompareData(params: ParamsOf<'compare'>): CompareData {
  const codes = comparedCodesOf(params)
  const chosen = chosenOldOf(params)
  const old = chosen === null ? params.old : undefined
  const found = useLoadedQuery(old === undefined ? null : oldNumberLoad(old, codes))
  const oldPart = found.status === 'ready' ? oldPartOf(found.value, codes) : null
  const columnCodes = oldPart === null ? codes : [oldPart.mcode, ...codes]
  const queries = useComparedParts(columnCodes)
  const columns = columnCodes.flatMap((mcode, at) => {
    const query = queries[at]
    return query === undefined ? [] : [{ mcode, query }]
  })
  return {
    columns,
    codes,
    oldNumber: old === undefined ? null : oldNumberOf(old, found, codes, oldPart),
    isOldKnown: chosen !== null || oldPart !== null,
  }
}

function oldNumberOf(
  number: string,
  found: ReturnType<typeof useLoadedQuery<'aggregationSearch'>>,
  codes: readonly Mcode[],
  part: PartCard | null,
): OldNumber {
  if (found.status === 'loading') return { type: 'loading', number }
  if (found.status === 'failed') return { type: 'failed', number, retry: found.retry }
  const parts = partsWithNumber(found.value)
  if (parts.length === 0) return { type: found.searched === undefined ? 'unknown' : 'not-here', number }
  return {
    type: 'found',
    number,
    part,
    others: parts.filter(({ mcode }) => mcode !== part?.mcode && !codes.includes(mcode)),
    listedBy: codes.filter((mcode) => parts.some((one) => one.mcode === mcode)),
  }
}
