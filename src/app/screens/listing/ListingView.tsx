import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { isWindowAtLeast, useWindowAtLeast } from '#app/hooks/use-width-from.ts'
import { FitSwitchPlace } from '#app/ui/part/FitSwitchPlace.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import type { LocalSearchScope, PackScope } from '#contract/envelope.ts'
import { chosenFilterPairs } from '#contract/listing/listing-query.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { ListedParts } from './ListedParts.tsx'
import { ListingSkeleton, ListRowsSkeleton } from './ListingSkeleton.tsx'
import { ListingTools } from './ListingTools.tsx'
import { RESULTS_ID, SkipToResults } from './SkipToResults.tsx'
import type { ListingState } from './use-listing.ts'

// The message for filters without results is rarely shown, so its code is loaded separately.
const NoFilteredResults = lazyComponent(
  () => import('./NoFilteredResults.tsx'),
  ({ NoFilteredResults }) => NoFilteredResults,
  { inPage: true },
)

// The choice of the job is hidden for users without jobs, so its code is loaded separately.
const ForJob = lazyComponent(
  () => import('#app/ui/cart/CurrentJobButton.tsx'),
  ({ CurrentJobButton }) => CurrentJobButton,
)

// The links to other pages of the list are below its rows.
const Paging = lazyComponent(
  () => import('./Paging.tsx'),
  (piece) => piece.Paging,
  { inPage: true },
)

const ListUnavailable = lazyComponent(
  () => import('./ListUnavailable.tsx'),
  ({ ListUnavailable }) => ListUnavailable,
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
  { inPage: isWindowAtLeast('lg'), isPrefetched: true },
)

// Phones have the filters in a dialog. Wide screens load their code at once.
if (isWindowAtLeast('lg')) void Facets.fetch().catch(() => undefined)

/** The height of a phone's sticky header, which would cover the beginning of a list. */
const HEADER_HEIGHT_PX = 58

interface ListingViewProps {
  state: ListingState
  /** The accessible name of the table or list. */
  label: string
  searchText?: string
  /** What is shown if the list is empty without any filters: text and links. */
  emptyContent: ReactNode
  /** Content of this device, shown if the server is unreachable and the list is not stored. */
  offlineContent?: ReactNode
}

/** A list with its filters and pages. All choices are in the URL. The current list stays visible while the next one loads. */
export function ListingView({ state, label, searchText = '', emptyContent, offlineContent }: ListingViewProps) {
  const { base, query, addressOf, isOfVehicle, shown, isShowingPreviousResult, again } = state
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

  const text = searchText === '' ? undefined : searchText
  const absent = (through?: LocalSearchScope, scope?: PackScope) => (
    <Suspense fallback={<ListRowsSkeleton />}>
      <ListUnavailable text={text} localSearchScope={through} packScope={scope} retry={again} offlineContent={offlineContent} />
    </Suspense>
  )

  return (
    <div className={look.root} ref={top}>
      <QueryContent query={shown} skeleton={<ListingSkeleton />} renderOffline={() => absent()}>
        {(found) =>
          found.total === 0 && shown.status === 'ready' && (shown.searched ?? shown.scope) !== undefined ? (
            absent(shown.searched, shown.scope)
          ) : found.total === 0 && Object.keys(query.chosenFilters).length === 0 && !query.family && !query.category && !query.modelid ? (
            <Suspense>{emptyContent}</Suspense>
          ) : (
            <>
              <aside className={look.side} aria-label={t`Filter`}>
                <SkipToResults>
                  <Trans>Past the filters</Trans>
                </SkipToResults>
                {besides ? (
                  <Suspense>
                    <Facets facets={found.facets} base={base} query={query} addressOf={addressOf} />
                  </Suspense>
                ) : null}
              </aside>
              <section id={RESULTS_ID} tabIndex={-1} className={look.main} aria-label={label} aria-busy={isShowingPreviousResult}>
                <ListingTools listing={found} base={base} query={query} isLoading={isShowingPreviousResult} addressOf={addressOf} />
                {isOfVehicle ? null : <FitSwitchPlace />}
                {chosenFilterPairs(query).length > 0 || (query.modelid && !isOfVehicle) ? (
                  <Suspense>
                    <ChosenFilters facets={found.facets} query={query} addressOf={addressOf} />
                  </Suspense>
                ) : null}
                <Suspense>
                  <ForJob hidesWithoutJob />
                </Suspense>
                {found.records.length === 0 ? (
                  <Suspense>
                    <NoFilteredResults query={query} addressOf={addressOf} />
                  </Suspense>
                ) : (
                  <ListedParts parts={found.records} label={label} searchText={searchText} query={query} addressOf={addressOf} />
                )}
                <Suspense>
                  <Paging
                    currentPage={Math.min(found.current, found.pages + 1)}
                    pageCount={found.pages}
                    addressOf={(pageNo) => addressOf({ ...query, pageNo })}
                  />
                </Suspense>
              </section>
            </>
          )
        }
      </QueryContent>
    </div>
  )
}
