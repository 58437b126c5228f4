import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { readPartCardData } from '#search/answer/cards.ts'
import { buildPartsList, MAX_USED_IN_UNITS } from '#search/answer/part/parts-list.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { rowOfPart } from '#search/catalogue/part-not-found-error.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { bestSellingCards, unitsContaining } from './relatives.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** Returns the components of a unit and the units that contain a part, from an index segment and its records. */
export async function partsList(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  work: SearchBudget,
  { mcode }: ParsedInputOf<'partsList'>,
): Promise<CallResultOf<'partsList'>> {
  const row = rowOfPart(catalogue, mcode)
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  const lines = await records(segment).readPartsList(segmentRow)
  const units = await work.runSteps(unitsContaining(catalogue, catalogue.idOf(row)))
  return buildPartsList(catalogue, {
    lines: lines.map(({ partId, ...line }) => {
      const part = partId === null ? -1 : catalogue.rowOf(partId)
      return { ...line, part: part < 0 ? null : readPartCardData(catalogue, part) }
    }),
    usedIn: bestSellingCards(catalogue, units, MAX_USED_IN_UNITS),
    usedInTotal: units.length,
  })
}
