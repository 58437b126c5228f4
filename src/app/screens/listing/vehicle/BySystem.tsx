import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useId } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { ListRowsSkeleton } from '#app/screens/listing/ListingSkeleton.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import type { Category, CategoryCount, Listing } from '#contract/catalogue/catalogue.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { unitsLoads } from '#contract/loads/fitment-loads.ts'
import { frameLoads } from '#contract/loads/frame-loads.ts'
import type { VehicleSystem } from '#contract/vehicle/systems.ts'
import { heading, vehicle } from '#styled/recipes'
import { groupCategories } from './group-categories.ts'
import { CategoryTiles, SystemSection } from './SystemSection.tsx'

const ListAbsent = lazyComponent(
  () => import('#app/screens/listing/ListAbsent.tsx'),
  ({ ListAbsent }) => ListAbsent,
  { inPage: true },
)

interface BySystemProps {
  modelid: Id
  categories: Shown<CategoryCount[]>
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
  /** What is shown if there are no parts: text and links. */
  empty: ReactNode
  /** Content of this device, shown if the server is unreachable and the page is not stored. */
  here: ReactNode
}

/** The parts that fit a vehicle, by system (starting, charging): complete units first, then components, then the rest. */
export function BySystem({ modelid, categories, query, addressOf, empty, here }: BySystemProps) {
  const tree = useLoadedQuery(frameLoads.tree)
  const { starting, charging } = unitsLoads(modelid, query, tree.status === 'ready' ? tree.value : null)
  const units: Record<VehicleSystem['key'], Shown<Listing>> = { starting: useLoadedQuery(starting), charging: useLoadedQuery(charging) }
  const nameOf = (id: string) => categoryNameIn(tree.status === 'ready' ? tree.value : [], id)
  const again = async () =>
    void (await Promise.all(Object.values(units).map((shown) => (shown.status === 'failed' ? shown.again() : null))))
  const absent = () => (
    <Suspense fallback={<ListRowsSkeleton />}>
      <ListAbsent searched={undefined} again={again} here={here} />
    </Suspense>
  )
  if (Object.values(units).every((shown) => shown.status === 'failed' && shown.error.code === 'no-network')) return absent()
  return (
    <Pending of={categories} skeleton={<ListRowsSkeleton />} absent={absent}>
      {(all) => {
        if (all.length === 0) return <Suspense>{empty}</Suspense>
        const { systems, rest } = groupCategories(all)
        return (
          <>
            {systems.map((group) => (
              <SystemSection
                key={group.system.key}
                group={group}
                units={units[group.system.key]}
                nameOf={nameOf}
                query={query}
                addressOf={addressOf}
              />
            ))}
            {rest.length > 0 ? <OtherCategories categories={rest} addressOf={(id) => addressOf({ ...query, category: id })} /> : null}
          </>
        )
      }}
    </Pending>
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
