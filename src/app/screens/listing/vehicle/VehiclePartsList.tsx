import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { ListingView } from '#app/screens/listing/ListingView.tsx'
import { type ListingState, useListing } from '#app/screens/listing/use-listing.ts'
import { Link } from '#app/ui/Link.tsx'
import type { CategoryCount } from '#contract/catalogue/catalogue.ts'
import { drawerCategories } from '#contract/catalogue/drawer-tops.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { emptyListingQuery } from '#contract/listing/listing-query.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import { vehicleSystems } from '#contract/vehicle/systems.ts'
import { chip, listing as listingRecipe } from '#styled/recipes'
import { isInTopCategory } from './group-categories.ts'

interface VehiclePartsListProps {
  modelid: Id
  label: string
  categories: Shown<CategoryCount[]>
  emptyContent: ReactNode
  offlineContent: ReactNode
}

/** The list of one group of parts for a vehicle, or a filtered or sorted list. Links to all groups are shown above the list. */
export function VehiclePartsList({ modelid, label, categories, emptyContent, offlineContent }: VehiclePartsListProps) {
  const state = useListing({ modelid })
  return (
    <>
      <GroupChips state={state} categories={categories} />
      <ListingView state={state} label={label} emptyContent={emptyContent} offlineContent={offlineContent} />
    </>
  )
}

/** Links to the groups of parts that fit the vehicle, with the overview first. The categories of the selected group are below. */
function GroupChips({ state: { query, addressOf }, categories }: { state: ListingState; categories: Shown<CategoryCount[]> }) {
  const { t } = useLingui()
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const look = listingRecipe()
  if (categories.status !== 'ready' || tree.status !== 'ready') return <div className={look.families} aria-hidden />
  const all = categories.value
  // Top categories that only this shop has come last.
  const tops = [...new Set([...categoryGroupOrder, ...tree.value.map(({ id }) => id)])].flatMap((id) => {
    const below = all.filter((category) => isInTopCategory(category, id))
    const name = tree.value.find((category) => category.id === id)?.backCategoryName ?? ''
    return below.length > 0 ? [{ id, backCategoryName: name, below, count: below.reduce((sum, { count }) => sum + count, 0) }] : []
  })
  const chosen = tops.find(({ id, below }) => id === query.category || below.some((category) => category.id === query.category))
  const { engine, year } = query
  const to = (category: string) => addressOf({ ...query, category, family: null, pageNo: 1 })
  return (
    <>
      <nav className={look.families} aria-label={t`Groups of parts`}>
        <Link to={addressOf({ ...emptyListingQuery, engine, year })} className={chip()}>
          <Trans>By system</Trans>
        </Link>
        {tops.map((top) => (
          <CategoryChip key={top.id} category={top} to={to(top.id)} isChosen={top === chosen} />
        ))}
      </nav>
      {chosen && chosen.below.length > 1 ? (
        <nav className={look.families} aria-label={t`Categories`}>
          {chosen.below.map((category) => (
            <CategoryChip
              key={category.id}
              category={category}
              to={to(category.id === query.category ? chosen.id : category.id)}
              isChosen={category.id === query.category}
            />
          ))}
        </nav>
      ) : null}
    </>
  )
}

/** The ids of top categories in order: by system, as on the vehicle's page; then the others in the menu's order. */
const categoryGroupOrder: readonly string[] = [
  ...new Set([...vehicleSystems.flatMap(({ units, parts }) => [units, parts]), ...drawerCategories]),
]

interface CategoryChipProps {
  category: Pick<CategoryCount, 'backCategoryName' | 'count'>
  to: string
  isChosen: boolean
}

function CategoryChip({ category: { backCategoryName, count }, to, isChosen }: CategoryChipProps) {
  const { i18n } = useLingui()
  return (
    <Link to={to} className={chip()} aria-current={isChosen ? 'true' : undefined}>
      {backCategoryName} <span className={listingRecipe().chipCount}>{i18n.number(count)}</span>
    </Link>
  )
}
