import { useLingui } from '@lingui/react/macro'
import { useLoad } from '#app/hooks/use-load.ts'
import { CategoryTile } from '#app/ui/CategoryTile.tsx'
import { categoryHref } from '#contract/addresses.ts'
import type { Category } from '#contract/catalogue.ts'
import { countedLoad } from '#contract/loads/listing-loads.ts'
import { tiles } from '#styled/recipes'
import type { ListingState } from './use-listing.ts'

interface SubCategoriesProps {
  categories: readonly Category[]
  state: ListingState
}

/** Sub-categories ordered by sortNum (specification, section 2), with counts once known. */
export function SubCategories({ categories, state }: SubCategoriesProps) {
  const { t } = useLingui()
  const tree = useLoad(countedLoad)
  const counted = tree.status === 'ready' ? tree.value.flatMap(({ children }) => children) : []
  // A search also returns filter counts.
  const found = state.shown.status === 'ready' ? state.shown.value.categories : []
  const counts = found.length > 0 ? found : counted
  return (
    <ul className={tiles().grid} aria-label={t`Sub-categories`}>
      {categories
        .toSorted((a, b) => a.sortNum - b.sortNum)
        .map((category) => (
          <CategoryTile
            key={category.id}
            to={categoryHref(category)}
            icon={category.icon}
            name={category.backCategoryName}
            count={counts.find((row) => row.id === category.id)?.count ?? category.count ?? undefined}
          />
        ))}
    </ul>
  )
}
