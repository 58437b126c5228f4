import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { addSuccessors, searchNumberList } from '#search/answer/number-list.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { Segment } from '#search/segment/segment.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/** Answers the call `numberList` from catalogue packs: the records of the parts name their successors. */
export async function numberList(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  work: SearchBudget,
  input: ParsedInputOf<'numberList'>,
): Promise<CallResultOf<'numberList'>> {
  return addSuccessors(catalogue, await searchNumberList(catalogue, work, input), async (mcodes) => {
    const [successors, bySegment] = [new Map<string, string>(), new Map<Segment, ReadonlyMap<number, string>>()]
    for (const mcode of mcodes) {
      const row = catalogue.rowOfCode(mcode)
      if (row < 0) continue
      const { segment, segmentRow } = catalogue.segmentOfRow(row)
      const byRow = bySegment.get(segment) ?? (await records(segment).successorsByRow())
      bySegment.set(segment, byRow)
      const successor = byRow.get(segmentRow)
      if (successor !== undefined) successors.set(mcode, successor)
    }
    return successors
  })
}
