import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { addSuccessors, searchNumberList } from '#search/answer/number-list.ts'
import type { CatalogueRequestContext } from './ask.ts'

/** Finds the parts of each number of a list. The search waits in the search queue; successors are read from the database. */
export async function numberList(ask: CatalogueRequestContext, input: ParsedInputOf<'numberList'>): Promise<CallResultOf<'numberList'>> {
  const catalogue = await ask.catalogue()
  const found = await ask.runSearch((work) => searchNumberList(catalogue, work, input))
  return addSuccessors(catalogue, found, async (mcodes) => {
    if (mcodes.length === 0) return new Map()
    const rows = await ask.db
      .selectFrom('part')
      .select(['mcode', 'superseded_by'])
      .where('tenant_id', '=', ask.tenantId)
      .where('mcode', 'in', mcodes)
      .where('superseded_by', 'is not', null)
      .execute()
    return new Map(rows.flatMap(({ mcode, superseded_by }) => (superseded_by === null ? [] : [[mcode, superseded_by] as const])))
  })
}
