import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { cardFacts } from '#search/answer/cards.ts'
import { MAX_USED_IN, partsListOf } from '#search/answer/part/parts-list.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found.ts'
import { bestSellingOf, unitsWith } from './relatives.ts'
import type { RecordsOf } from './segment-records.ts'

/** Returns the components of a unit and the units that contain a part, from an index segment and its records. */
export async function partsList(
  catalogue: Catalogue,
  records: RecordsOf,
  { mcode }: ParsedOf<'partsList'>,
): Promise<ResultOf<'partsList'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, at } = catalogue.segmentOfRow(row)
  const lines = await records(segment).partsList(at)
  const units = unitsWith(catalogue, catalogue.idOf(row))
  return partsListOf(catalogue, {
    lines: lines.map(({ partId, ...line }) => {
      const part = partId === null ? -1 : catalogue.rowOf(partId)
      return { ...line, part: part < 0 ? null : cardFacts(catalogue, part) }
    }),
    usedIn: bestSellingOf(catalogue, units, MAX_USED_IN),
    usedInTotal: units.length,
  })
}
