import { useLingui } from '@lingui/react/macro'
import { categoryHref } from '#contract/addresses.ts'
import { CategoryTile } from '#app/ui/CategoryTile.tsx'
import type { Category, CategoryCount } from '#contract/catalogue.ts'
import { tiles } from '#styled/recipes'

interface SubCategoriesProps {
  categories: readonly Category[]
  counts: readonly CategoryCount[]
}

/** Sub-categories in the order of sortNum (specification, section 2), with their counts once these are known. */
export function SubCategories({ categories, counts }: SubCategoriesProps) {
  const { t } = useLingui()
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
