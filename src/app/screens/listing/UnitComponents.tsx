import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Link } from '#app/ui/Link.tsx'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { componentCategoriesLoad } from '#contract/loads/listing-loads.ts'
import { categoryHref } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { chip, heading, listing as listingRecipe } from '#styled/recipes'

interface UnitComponentsProps {
  categoryId: string
  query: ListingQuery
}

/** The components of the units in a category or family, by category. They are below the list and do not delay it. */
export function UnitComponents({ categoryId, query }: UnitComponentsProps) {
  const { i18n, t } = useLingui()
  const inside = useLoadedQuery(componentCategoriesLoad(categoryId, query))
  const look = listingRecipe()
  if (inside.status !== 'ready' || inside.value.length === 0) return null
  const title = t`Parts inside these units`
  return (
    <section className={belowClass}>
      <h2 className={heading({ level: 'section' })}>{title}</h2>
      <nav className={chipsClass} aria-label={title}>
        {inside.value.map((category) => (
          <Link key={category.id} to={categoryHref(category)} className={chip()}>
            {category.backCategoryName} <span className={look.chipCount}>{i18n.number(category.count)}</span>
          </Link>
        ))}
      </nav>
    </section>
  )
}

const belowClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', paddingTop: '6' })
/** On a small phone a long name wraps to two lines. */
const chipsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& > a': { whiteSpace: { _small: 'normal' }, flexShrink: { _small: '1' } },
})
