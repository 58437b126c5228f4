import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_PARTS_PER_NUMBER } from '#contract/number-list/number-list-call.ts'
import { partCardOf, partCardsOf } from '#search/answer/cards.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { bestMatchesByRow } from '#search/find/matched-numbers.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import type { GetSegmentRecords } from './segment-records.ts'

/**
 * Finds the parts of each number of a list, as a search for the number alone does, but without filters and their counts. Only parts that
 * match by a number are returned, because words of a list mean nothing here. Superseded parts come with their successors; a successor that
 * is not sold is left out.
 */
export async function numberList(
  catalogue: Catalogue,
  records: GetSegmentRecords,
  work: SearchBudget,
  { numbers }: ParsedInputOf<'numberList'>,
): Promise<CallResultOf<'numberList'>> {
  const found = []
  for (const number of numbers) {
    const { parts, total } = await searchOneNumber(catalogue, work.ofNextSearch(), number)
    const successors = []
    for (const { mcode } of parts) {
      const row = await successorRowOf(catalogue, records, mcode)
      if (row >= 0) successors.push({ of: mcode, part: partCardOf(catalogue, row) })
    }
    found.push({ number, parts, total, successors })
  }
  return found
}

/** Returns the row of the part that supersedes the given one; -1 if there is none on sale. */
async function successorRowOf(catalogue: Catalogue, records: GetSegmentRecords, mcode: string): Promise<number> {
  const row = catalogue.rowOfCode(mcode)
  if (row < 0) return -1
  const { segment, segmentRow } = catalogue.segmentOfRow(row)
  return catalogue.rowOfCode((await records(segment).successorOf(segmentRow)) ?? '')
}

async function searchOneNumber(catalogue: Catalogue, work: SearchBudget, number: string): Promise<{ parts: PartCard[]; total: number }> {
  const match = await searchText(work, catalogue, number)
  if (match.meant !== 'number' && match.meant !== 'scratched') return { parts: [], total: 0 }
  const rows = firstRows(catalogue, { rows: matchingRows(match), marks: match.marks }, 'best', MAX_PARTS_PER_NUMBER)
  return { parts: partCardsOf(catalogue, rows, bestMatchesByRow(catalogue, match, rows)), total: match.total }
}
