import { useLingui } from '@lingui/react/macro'
import { useLoad } from '#app/hooks/use-load.ts'
import { Link } from '#app/ui/Link.tsx'
import { familiesLoad } from '#contract/loads/listing-loads.ts'
import { chip, listing as listingRecipe } from '#styled/recipes'
import type { ListingState } from './use-listing.ts'

interface FamilyChipsProps {
  categoryId: string
  state: ListingState
}

/** The families of a category as chips. Space is reserved while they load; nothing if there are none. */
export function FamilyChips({ categoryId, state }: FamilyChipsProps) {
  const { i18n, t } = useLingui()
  const families = useLoad(familiesLoad(categoryId))
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
