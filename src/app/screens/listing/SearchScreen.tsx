import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { showSearchText } from '#app/state/catalogue/search.ts'
import type { QueryState } from '#app/state/catalogue/shown.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import type { Listing, PartCard } from '#contract/catalogue/catalogue.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { listing } from '#styled/recipes'
import { CategoryChips } from './CategoryChips.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListRowsSkeleton } from './ListingSkeleton.tsx'
import { ListingView } from './ListingView.tsx'
import { NoDevicePartsForVehicle, NoSearchResults, ShorterSearches, UnderstoodMeasures, UnitKindChips } from './lazy.ts'
import { SearchMeaning } from './SearchMeaning.tsx'
import { useListing } from './use-listing.ts'

const NumberList = lazyComponent(
  () => import('./number-list/NumberList.tsx'),
  (piece) => piece.default,
)

// Most searches are typed, so the code that reads labels is loaded separately.
const ScannedText = lazyComponent(
  () => import('./ScannedText.tsx'),
  (piece) => piece.ScannedText,
  { inPage: true },
)

/** `/prod/all/{searchstrs}`: the results of a search and how it was understood; for a pasted list of numbers, the result of each. */
export default function SearchScreen({ params }: { params: ParamsOf<'searchResults'> }) {
  const given = params.searchstrs
  if (!mayBeLabel(given)) return <Search given={given} text={given} />
  return (
    <Suspense fallback={<ListRowsSkeleton />}>
      <ScannedText given={given}>{(text) => <Search given={given} text={text} />}</ScannedText>
    </Suspense>
  )
}

/** Whether the text may be that of a scanned label (contract/labels), which begins or separates its fields by such characters. */
const mayBeLabel = (text: string) => LABEL_CHARACTERS.test(text)
const LABEL_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: labels separate their fields by control characters
  /^\s*\]|\[\)>|\(\d{2,4}\)|:\/\/|[\u0004\u001c-\u001f\u2404\u241c-\u241e]|[<[{](?:FS|RS|GS|FNC1|F1|EOT)[>\]}]|\d{16}/i

/** The results of a search. `text`: what was searched, which for a scanned label is its number; `given`: the label itself. */
function Search({ given, text }: { given: string; text: string }) {
  const { t } = useLingui()
  useTitle(t`Search: ${text}`)
  // After a scan, the search box shows the search text instead of the raw text of the scanned code.
  useEffect(() => {
    if (text !== given) showSearchText(text)
  }, [text, given])
  return (
    <>
      <Crumbs trail={[{ label: t`Search` }]} />
      {mayBeNumberList(given) ? (
        <Suspense fallback={<ListRowsSkeleton />}>
          <NumberList key={given} text={given} fallback={<SearchResults given={given} text={text} />} />
        </Suspense>
      ) : (
        <SearchResults given={given} text={text} />
      )}
    </>
  )
}

/**
 * Whether the text may be a list of part numbers, so that the parser for lists is loaded: it has a separator between two numbers, more
 * digits than one number has, or something that may be a quantity.
 */
const mayBeNumberList = (text: string) =>
  /\d[^;|,\n]*[;|,\n].*\d{2}/.test(text) ||
  (text.match(/\d/g)?.length ?? 0) > MAX_SINGLE_NUMBER_DIGITS ||
  /^[1-9]\d{0,3}[\s,;x×].*\d{3}/i.test(text) ||
  /\d{3}.*[\s,;x×*][1-9]\d{0,3}(?:\s?pcs?)?$/i.test(text)
const MAX_SINGLE_NUMBER_DIGITS = 12

function SearchResults({ given: searchStr, text }: { given: string; text: string }) {
  const { t } = useLingui()
  const asked = useListing({ searchStr })
  const without = ignoredSearchWords(asked.shown)
  const state = without === null ? asked : { ...asked, shown: toEmptyListing(asked.shown) }
  const { fits, measured } = state.shown.status === 'ready' ? state.shown.value : {}
  const unit = state.shown.status === 'ready' ? exactUnitOf(state.shown.value) : null
  return (
    <>
      <ListingHead
        finderKind={asked.query.category}
        title={
          <Trans>
            Search: <q>{text}</q>
          </Trans>
        }
      >
        <SearchMeaning text={text} searchResult={state.shown} />
        {measured ? (
          <Suspense>
            <UnderstoodMeasures text={text} measured={measured} />
          </Suspense>
        ) : null}
      </ListingHead>
      {unit === null ? null : (
        <Suspense fallback={<div className={listing().families} aria-hidden />}>
          <UnitKindChips key={unit.mcode} unit={unit.mcode} />
        </Suspense>
      )}
      <CategoryChips state={state} categories={state.shown.status === 'ready' ? state.shown.value.categories : null} />
      <ListingView
        state={state}
        label={t`Found for ${text}`}
        searchText={text}
        emptyContent={<NoSearchResults text={text} isScanned={text !== searchStr} vehicleNames={fits} />}
        offlineContent={
          fits ? (
            <NoDevicePartsForVehicle text={text} vehicleNames={fits} />
          ) : (
            <>
              {without === null ? null : (
                <p>
                  <Trans>On this phone nothing has “{without}” as well.</Trans>
                </p>
              )}
              <ShorterSearches text={text} />
            </>
          )
        }
      />
    </>
  )
}

/** Returns the complete unit that bears exactly the searched number; null if there is none. */
function exactUnitOf({ records: [first] }: Listing): PartCard | null {
  const how = first?.matched?.how
  return first !== undefined && (how === 'same' || how === 'zeros') && isUnit(first) ? first : null
}

/**
 * Returns the words that a search among viewed parts has ignored. Viewed parts have no vehicle data, so an ignored word may name a vehicle,
 * and the results may fit other vehicles.
 */
const ignoredSearchWords = (shown: QueryState<Listing>): string | null =>
  shown.status === 'ready' && shown.searched !== undefined && shown.value.leftOut?.length ? shown.value.leftOut.join(', ') : null

const toEmptyListing = (shown: QueryState<Listing>): QueryState<Listing> =>
  shown.status === 'ready' ? { ...shown, value: { ...shown.value, total: 0, pages: 0, records: [], categories: [] } } : shown
