import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { FinderKind } from '#contract/finder/finder.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { selectRows } from '#search/catalogue/pick.ts'
import { buildCategoryCounts } from '#search/catalogue/picked-counts.ts'
import { categoryFlags, nonWorkwearFlags } from '#search/catalogue/scopes.ts'
import type { SearchBudget } from '#search/schedule/search-work.ts'
import { partCardsOf } from './cards.ts'

/** Answers the finder: which parts agree with what was measured on an old unit, and which question divides them best. */
export async function partFinder(
  catalogue: Catalogue,
  _work: SearchBudget,
  { backCategoryId, answers }: ParsedInputOf<'partFinder'>,
): Promise<CallResultOf<'partFinder'>> {
  const kinds = finderKindsOf(catalogue)
  if (backCategoryId === undefined) return { kinds, total: 0, places: 0, questions: [], answers: [], records: [], matches: [] }
  const { rows } = selectRows(catalogue, { allowedRowFlags: [categoryFlags(catalogue, backCategoryId)], chosen: {} })
  const records = partCardsOf(catalogue, firstRows(catalogue, { rows }, 'best', 24))
  return {
    ...{ kinds, total: rows.length, places: rows.length, questions: [], records },
    answers: answers.map((answer) => ({ ...answer, totalWithout: rows.length })),
    matches: records.map(({ mcode }) => ({ mcode, unknown: [], off: [], alike: 0 })),
  }
}

/** Returns the categories that have parts of their own, in the shop's order, without workwear. */
function finderKindsOf(catalogue: Catalogue): FinderKind[] {
  const { categoryCounts } = selectRows(catalogue, { allowedRowFlags: [nonWorkwearFlags(catalogue)], chosen: {} })
  return buildCategoryCounts(catalogue, categoryCounts).map(({ id, backCategoryName, icon, count }) => ({
    id,
    backCategoryName,
    icon,
    count,
  }))
}
