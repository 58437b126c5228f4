import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { CatalogueAsk, SearchAsk } from './ask.ts'
import { pictureUrl } from './cards.ts'
import { matchedOf } from './search/matched-numbers.ts'
import { mcodeOf } from '#server/kernel/ids.ts'
import { pageResult, pageSlice } from '#server/kernel/paging.ts'
import { pickRows } from './columns/pick.ts'
import { searchBoth } from './search/search-text.ts'
import { categoryOf, type CatalogueColumns } from './columns/catalogue-columns.ts'
import { columnsWithWords } from './columns/columns-by-tenant.ts'

/** Suggestions: parts whose numbers meet the text come first, parts whose words meet it behind them. */
export async function search(ask: CatalogueAsk, input: ParsedOf<'search'>): Promise<ResultOf<'search'>> {
  const columns = await columnsWithWords(ask)
  return ask.searching((work) => suggestions({ ...ask, work }, columns, input))
}

async function suggestions(
  ask: SearchAsk,
  columns: CatalogueColumns,
  { searchStr, pageNo, pageSize }: ParsedOf<'search'>,
): Promise<ResultOf<'search'>> {
  const match = await searchBoth(ask, columns, searchStr, pageNo * pageSize)
  const rows = pickRows(columns, match.marks)
  const ids = Array.from(pageSlice(rows, pageNo, pageSize), (row) => columns.ids[row] ?? 0)
  if (ids.length === 0) return pageResult([], rows.length, pageNo, pageSize)
  const matched = await matchedOf(ask, match, ids)
  const found = await ask.db
    .selectFrom('part')
    .select(['id', 'mcode', 'oe_number', 'oe_producer', 'category_id', 'spec_name', 'application_hint'])
    .where('id', 'in', ids)
    .where('tenant_id', '=', ask.tenantId)
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  const records = ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        goodsSkuCode: mcodeOf(row.mcode),
        mainImageUrl: pictureUrl(row.mcode, 'view'),
        oeNumber: row.oe_number,
        backCategoryName: categoryOf(columns, row.category_id)?.name ?? '',
        oeProducer: row.oe_producer,
        goodsApplication: row.application_hint,
        specName: row.spec_name,
        matched: matched.get(id) ?? { by: 'words' as const },
      },
    ]
  })
  return pageResult(records, rows.length, pageNo, pageSize)
}
