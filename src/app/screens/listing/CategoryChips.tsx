import { useLingui } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import type { CategoryCount } from '#contract/catalogue/catalogue.ts'
import { chip, listing as listingRecipe } from '#styled/recipes'
import type { ListingState } from './use-listing.ts'

interface CategoryChipsProps {
  state: ListingState
  /** The categories with their numbers of parts. Null while unknown: their space is reserved unless the list fails. */
  categories: readonly CategoryCount[] | null
}

/** The categories of a list with their numbers of parts. A tap restricts the list to one category, a second tap removes the restriction. */
export function CategoryChips({ state, categories }: CategoryChipsProps) {
  const { i18n, t } = useLingui()
  const look = listingRecipe()
  const { query, addressOf } = state
  if (categories === null && state.shown.status !== 'failed') return <div className={look.families} aria-hidden />
  if (!categories?.length) return null
  return (
    <nav className={look.families} aria-label={t`Categories`}>
      {categories.map(({ id, backCategoryName, count }) => {
        const chosen = query.category === id
        return (
          <Link
            key={id}
            to={addressOf({ ...query, category: chosen ? null : id, family: null, pageNo: 1 })}
            className={chip()}
            aria-current={chosen ? 'true' : undefined}
          >
            {backCategoryName} <span className={look.chipCount}>{i18n.number(count)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
