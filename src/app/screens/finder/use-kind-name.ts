import { useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { categories } from '#app/state/catalogue/categories.ts'
import type { FinderResult } from '#contract/finder/finder.ts'
import type { FinderQuery } from '#contract/finder/finder-query.ts'
import { findCategoryById } from '#contract/loads/listing-loads.ts'

/** Returns the name of the kind. A category that only groups others is no kind of its own, so its name is that of the shop's tree. */
export function useKindName({ kind }: FinderQuery, { kinds }: FinderResult): string {
  const { t } = useLingui()
  const { all } = useStateSnapshot(categories)
  if (kind === null) return ''
  return (kinds.find(({ id }) => id === kind) ?? findCategoryById(all, kind))?.backCategoryName ?? t`Parts`
}
