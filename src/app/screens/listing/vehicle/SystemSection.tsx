import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Shown } from '#app/hooks/use-resource.ts'
import { ListRowsSkeleton } from '#app/screens/listing/ListingSkeleton.tsx'
import { CategoryTile } from '#app/ui/CategoryTile.tsx'
import { Link } from '#app/ui/Link.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { CategoryCount, Listing } from '#contract/catalogue/catalogue.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { heading, tiles, vehicle } from '#styled/recipes'
import type { SystemGroup } from './group-categories.ts'

interface SystemSectionProps {
  group: SystemGroup
  units: Shown<Listing>
  categoryNameOf: (id: string) => string
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/**
 * One system of a vehicle (starting or charging): complete units with key attributes, then the categories of components, with links to both
 * lists.
 */
export function SystemSection({
  group: { system, unitCount, componentCategories, componentCount },
  units,
  categoryNameOf,
  query,
  addressOf,
}: SystemSectionProps) {
  const titleId = useId()
  const look = vehicle()
  const all = (id: string) => addressOf({ ...query, category: id })
  const unitsName = categoryNameOf(system.units)
  return (
    <section className={look.system} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading({ level: 'section' })}>
        {system.key === 'starting' ? <Trans>Starting</Trans> : <Trans>Charging</Trans>}
      </h2>
      {unitCount === 0 ? (
        <p className={look.none}>
          <Trans>No complete unit for it yet.</Trans>
        </p>
      ) : (
        <>
          <GroupHead name={unitsName} count={unitCount} to={all(system.units)} />
          <QueryContent
            query={units}
            skeleton={<ListRowsSkeleton />}
            renderOffline={() => (
              <p className={look.none}>
                <Trans>This list is not on this phone.</Trans>
              </p>
            )}
          >
            {({ records }) => <PartList parts={records} label={unitsName} hasTwoColumns />}
          </QueryContent>
        </>
      )}
      {componentCount === 0 ? null : (
        <>
          <GroupHead name={categoryNameOf(system.parts)} count={componentCount} to={all(system.parts)} />
          <CategoryTiles categories={componentCategories} label={categoryNameOf(system.parts)} addressOf={all} />
        </>
      )}
    </section>
  )
}

/** The name of a group of parts, its number of parts, and a link to the complete list. */
function GroupHead({ name, count, to }: { name: string; count: number; to: string }) {
  const { i18n } = useLingui()
  const look = vehicle()
  const many = i18n.number(count)
  return (
    <div className={look.groupHead}>
      <h3 className={heading({ level: 'group' })}>{name}</h3>
      <Link to={to} className={look.all}>
        <Trans>
          All {many} <span className={look.unseen}>of {name}</span>
        </Trans>
      </Link>
    </div>
  )
}

interface CategoryTilesProps {
  categories: readonly CategoryCount[]
  label: string
  addressOf: (id: string) => string
}

export const CategoryTiles = ({ categories, label, addressOf }: CategoryTilesProps) => (
  <ul className={tiles().grid} aria-label={label}>
    {categories.map(({ id, icon, backCategoryName, count }) => (
      <CategoryTile key={id} to={addressOf(id)} icon={icon} name={backCategoryName} count={count} />
    ))}
  </ul>
)
