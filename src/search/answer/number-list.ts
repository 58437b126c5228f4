import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { MAX_PARTS_PER_NUMBER } from '#contract/number-list/number-list-call.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { bestMatchesByRow } from '#search/find/matched-numbers.ts'
import { matchingRows } from '#search/find/search-match.ts'
import { searchText } from '#search/find/search-text.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { partCardOf, partCardsOf } from './cards.ts'

/** Returns the codes of the successors of those of some parts that were superseded, by the code of the old part. */
export type FindSuccessors = (mcodes: readonly string[]) => Promise<ReadonlyMap<string, string>>

/**
 * Finds the parts of each number of a list, as a search for the number alone does, but without filters and their counts. Only parts that
 * match by a number are returned, because words of a list mean nothing here.
 */
export async function searchNumberList(
  catalogue: Catalogue,
  work: SearchBudget,
  { numbers }: ParsedInputOf<'numberList'>,
): Promise<{ number: string; parts: PartCard[]; total: number }[]> {
  const found = []
  for (const number of numbers) found.push({ number, ...(await searchOneNumber(catalogue, work.ofNextSearch(), number)) })
  return found
}

async function searchOneNumber(catalogue: Catalogue, work: SearchBudget, number: string): Promise<{ parts: PartCard[]; total: number }> {
  const match = await searchText(work, catalogue, number)
  if (match.meant !== 'number' && match.meant !== 'scratched') return { parts: [], total: 0 }
  const rows = firstRows(catalogue, { rows: matchingRows(match), marks: match.marks }, 'best', MAX_PARTS_PER_NUMBER)
  return { parts: partCardsOf(catalogue, rows, bestMatchesByRow(catalogue, match, rows)), total: match.total }
}

/** Adds the successors of superseded parts to the answers. A successor that is not sold is left out. */
export async function addSuccessors(
  catalogue: Catalogue,
  found: Awaited<ReturnType<typeof searchNumberList>>,
  findSuccessors: FindSuccessors,
): Promise<CallResultOf<'numberList'>> {
  const byCode = await findSuccessors([...new Set(found.flatMap(({ parts }) => parts.map(({ mcode }) => mcode)))])
  return found.map((one) => ({
    ...one,
    successors: one.parts.flatMap(({ mcode }) => {
      const row = catalogue.rowOfCode(byCode.get(mcode) ?? '')
      return row < 0 ? [] : [{ of: mcode, part: partCardOf(catalogue, row) }]
    }),
  }))
}
