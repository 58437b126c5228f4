import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { isWindowAtLeast, useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import { Pending } from '#app/ui/Pending.tsx'
import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import { chosenFilterPairs } from '#contract/listing/listing-query.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { ListedParts } from './ListedParts.tsx'
import { ListingSkeleton, ListRowsSkeleton } from './ListingSkeleton.tsx'
import { ListingTools } from './ListingTools.tsx'
import { Paging } from './Paging.tsx'
import { RESULTS_ID, ToResults } from './ToResults.tsx'
import type { ListingState } from './use-listing.ts'

// Rarely shown, so its code is loaded separately.
const NothingFiltered = lazyComponent(
  () => import('./NothingFiltered.tsx'),
  ({ NothingFiltered }) => NothingFiltered,
  { inPage: true },
)

// Hidden for users without jobs, so its code is loaded separately.
const ForJob = lazyComponent(
  () => import('#app/ui/cart/ForJob.tsx'),
  ({ ForJob }) => ForJob,
)

const ListAbsent = lazyComponent(
  () => import('./ListAbsent.tsx'),
  ({ ListAbsent }) => ListAbsent,
  { inPage: true },
)

const ChosenFilters = lazyComponent(
  () => import('./ChosenFilters.tsx'),
  ({ ChosenFilters }) => ChosenFilters,
  { inPage: true },
)

const Facets = lazyComponent(
  () => import('./Facets.tsx'),
  ({ Facets }) => Facets,
  { inPage: isWindowAtLeast('lg') },
)

// Phones have the filters in a dialog. Wide screens load their code at once.
if (isWindowAtLeast('lg')) void Facets.fetch().catch(() => undefined)

/** The height of a phone's sticky header, which would cover the beginning of a list. */
const HEADER_HEIGHT_PX = 58

interface ListingViewProps {
  state: ListingState
  /** The accessible name of the table or list. */
  label: string
  searched?: string
  /** What is shown if the list is empty without any filters: text and links. */
  empty: ReactNode
  /** Content of this device, shown if the server is unreachable and the list is not stored. */
  here?: ReactNode
}

/** A list with its filters and pages. All choices are in the URL. The current list stays visible while the next one loads. */
export function ListingView({ state, label, searched = '', empty, here }: ListingViewProps) {
  const { query, addressOf, shown, waiting, again } = state
  const { t } = useLingui()
  const look = listingRecipe()
  // CSS shows the filters beside the list if there is space, also before any script runs.
  const besides = useWindowAtLeast('lg', true)
  const top = useRef<HTMLDivElement>(null)
  const page = useRef(query.pageNo)

  // A new page of results scrolls to its first row. When the list is opened, and on "back", the router sets the scroll position.
  useEffect(() => {
    if (page.current === query.pageNo) return
    page.current = query.pageNo
    const at = top.current?.getBoundingClientRect().top ?? 0
    if (at < HEADER_HEIGHT_PX) top.current?.scrollIntoView({ block: 'start' })
  }, [query.pageNo])

  const text = searched === '' ? undefined : searched
  const absent = (through?: LocalSearchScope, scope?: PackScope) => (
    <Suspense fallback={<ListRowsSkeleton />}>
      <ListAbsent text={text} searched={through} scope={scope} again={again} here={here} />
    </Suspense>
  )

  return (
    <div className={look.root} ref={top}>
      <Pending of={shown} skeleton={<ListingSkeleton />} absent={() => absent()}>
        {(found) =>
          found.total === 0 && shown.status === 'ready' && (shown.searched ?? shown.scope) !== undefined ? (
            absent(shown.searched, shown.scope)
          ) : found.total === 0 && Object.keys(query.chosen).length === 0 && !query.family && !query.category ? (
            <Suspense>{empty}</Suspense>
          ) : (
            <>
              <aside className={look.side} aria-label={t`Filter`}>
                <ToResults>
                  <Trans>Past the filters</Trans>
                </ToResults>
                {besides ? (
                  <Suspense>
                    <Facets facets={found.facets} query={query} addressOf={addressOf} />
                  </Suspense>
                ) : null}
              </aside>
              <section id={RESULTS_ID} tabIndex={-1} className={look.main} aria-label={label} aria-busy={waiting}>
                <ListingTools listing={found} query={query} waiting={waiting} addressOf={addressOf} />
                {chosenFilterPairs(query).length > 0 ? (
                  <Suspense>
                    <ChosenFilters facets={found.facets} query={query} addressOf={addressOf} />
                  </Suspense>
                ) : null}
                <Suspense>
                  <ForJob onlyChosen />
                </Suspense>
                {found.records.length === 0 ? (
                  <Suspense>
                    <NothingFiltered query={query} addressOf={addressOf} />
                  </Suspense>
                ) : (
                  <ListedParts parts={found.records} label={label} searched={searched} query={query} addressOf={addressOf} />
                )}
                <Paging
                  current={Math.min(found.current, found.pages + 1)}
                  pages={found.pages}
                  addressOf={(pageNo) => addressOf({ ...query, pageNo })}
                />
              </section>
            </>
          )
        }
      </Pending>
    </div>
  )
}
