import { useLingui } from '@lingui/react/macro'
import { useResource } from '#app/hooks/use-resource.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Link } from '#app/ui/Link.tsx'
import { chip, listing as listingRecipe } from '#styled/recipes'
import type { ListingState } from './use-listing.ts'

interface FamilyChipsProps {
  categoryId: string
  state: ListingState
}

/** The named families of a category as quiet chips. Their row is kept while they load; a category without families has none. */
export function FamilyChips({ categoryId, state }: FamilyChipsProps) {
  const { i18n, t } = useLingui()
  const families = useResource(catalogue.productGroup, { backCategoryId: categoryId })
  const look = listingRecipe()
  if (families.status !== 'ready') return families.status === 'loading' ? <div className={look.families} aria-hidden /> : null
  if (families.value.length < 2) return null
  const { query, addressOf } = state
  return (
    <nav className={look.families} aria-label={t`Families`}>
      {families.value.map(({ groupName, title = groupName, count }) => {
        const chosen = query.family === groupName
        return (
          <Link
            key={groupName}
            to={addressOf({ ...query, family: chosen ? null : groupName, pageNo: 1 })}
            className={chip()}
            aria-current={chosen ? 'true' : undefined}
          >
            {title} <span className={look.chipCount}>{i18n.number(count)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
