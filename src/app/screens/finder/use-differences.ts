import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { toldApartLoad } from '#contract/loads/finder-loads.ts'
import { differencesOf, type PartDifferences } from './differences.ts'

const useDetail = (mcode: Mcode | undefined) => useLoadedQuery(mcode === undefined ? null : toldApartLoad(mcode))

/** Returns what distinguishes the last parts, at most five, as soon as all of their details are here; until then nothing. */
export function useDifferences([first, second, third, fourth, fifth]: readonly Mcode[]): PartDifferences[] {
  const details = [useDetail(first), useDetail(second), useDetail(third), useDetail(fourth), useDetail(fifth)]
  const asked = [first, second, third, fourth, fifth].filter((mcode) => mcode !== undefined)
  const known = details.flatMap((detail) => (detail.status === 'ready' ? [detail.value] : []))
  return known.length === asked.length ? differencesOf(known) : []
}
