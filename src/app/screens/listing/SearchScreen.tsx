import { Trans, useLingui } from '@lingui/react/macro'
import { useTitle } from '#app/hooks/use-title.ts'
import type { ParamsOf } from '#app/routes/params.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingView } from './ListingView.tsx'
import { SearchMeaning } from './SearchMeaning.tsx'
import { SearchMissed } from './SearchMissed.tsx'
import { useListing } from './use-listing.ts'

/** `/prod/all/{searchstrs}`: what a search found, and what it was taken to mean. */
export default function SearchScreen({ params }: { params: ParamsOf<'searchResults'> }) {
  const text = params.searchstrs
  const { t } = useLingui()
  const state = useListing({ searchStr: text })
  useTitle(t`Search: ${text}`)
  return (
    <>
      <Crumbs trail={[{ label: t`Search` }]} />
      <ListingHead
        title={
          <Trans>
            Search: <q>{text}</q>
          </Trans>
        }
      >
        <SearchMeaning text={text} shown={state.shown} />
      </ListingHead>
      <CategoryChips state={state} categories={state.shown.status === 'ready' ? state.shown.value.categories : null} />
      <ListingView state={state} label={t`Found for ${text}`} searched={text} empty={<SearchMissed text={text} />} />
    </>
  )
}
