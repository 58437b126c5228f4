import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useId } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { ListRowsSkeleton } from '#app/screens/listing/ListingSkeleton.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { Category, CategoryCount, Listing } from '#contract/catalogue/catalogue.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { completeUnitLoads } from '#contract/loads/fitment-loads.ts'
import { pageLayoutLoads } from '#contract/loads/page-layout-loads.ts'
import type { VehicleSystem } from '#contract/vehicle/systems.ts'
import { heading, vehicle } from '#styled/recipes'
import { groupCategories } from './group-categories.ts'
import { CategoryTiles, SystemSection } from './SystemSection.tsx'

const ListUnavailable = lazyComponent(
  () => import('#app/screens/listing/ListUnavailable.tsx'),
  ({ ListUnavailable }) => ListUnavailable,
  { inPage: true },
)

interface PartsBySystemProps {
  modelid: Id
  categories: Shown<CategoryCount[]>
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  /** What is shown if there are no parts: text and links. */
  emptyContent: ReactNode
  /** Content of this device, shown if the server is unreachable and the page is not stored. */
  offlineContent: ReactNode
}

/** The parts that fit a vehicle, by system (starting, charging): complete units first, then components, then the rest. */
export function PartsBySystem({ modelid, categories, query, addressOf, emptyContent, offlineContent }: PartsBySystemProps) {
  const tree = useLoadedQuery(pageLayoutLoads.tree)
  const { starting, charging } = completeUnitLoads(modelid, query, tree.status === 'ready' ? tree.value : null)
  const units: Record<VehicleSystem['key'], Shown<Listing>> = { starting: useLoadedQuery(starting), charging: useLoadedQuery(charging) }
  const nameOf = (id: string) => categoryNameIn(tree.status === 'ready' ? tree.value : [], id)
  const again = async () =>
    void (await Promise.all(Object.values(units).map((shown) => (shown.status === 'failed' ? shown.retry() : null))))
  const absent = () => (
    <Suspense fallback={<ListRowsSkeleton />}>
      <ListUnavailable localSearchScope={undefined} retry={again} offlineContent={offlineContent} />
    </Suspense>
  )
  if (Object.values(units).every((shown) => shown.status === 'failed' && shown.error.code === 'no-network')) return absent()
  return (
    <QueryContent query={categories} skeleton={<ListRowsSkeleton />} renderOffline={absent}>
      {(all) => {
        if (all.length === 0) return <Suspense>{emptyContent}</Suspense>
        const { systems, otherCategories } = groupCategories(all)
        return (
          <>
            {systems.map((group) => (
              <SystemSection
                key={group.system.key}
                group={group}
                units={units[group.system.key]}
                categoryNameOf={nameOf}
                query={query}
                addressOf={addressOf}
              />
            ))}
            {otherCategories.length > 0 ? (
              <OtherCategories categories={otherCategories} addressOf={(id) => addressOf({ ...query, category: id })} />
            ) : null}
          </>
        )
      }}
    </QueryContent>
  )
}

function OtherCategories({ categories, addressOf }: { categories: readonly CategoryCount[]; addressOf: (id: string) => string }) {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <section className={vehicle().system} aria-labelledby={titleId}>
      <h2 id={titleId} className={heading({ level: 'section' })}>
        <Trans>All else that fits</Trans>
      </h2>
      <CategoryTiles categories={categories} label={t`All else that fits`} addressOf={addressOf} />
    </section>
  )
}

const categoryNameIn = (tree: readonly Category[], id: string): string =>
  tree.find((category) => category.id === id)?.backCategoryName ?? ''
