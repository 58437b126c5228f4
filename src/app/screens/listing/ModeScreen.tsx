import { Trans, useLingui } from '@lingui/react/macro'
import { useTitle } from '#app/hooks/use-title.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { listModeTitles } from '#contract/listing/facets.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingView } from './ListingView.tsx'
import { NothingFound } from './lazy.ts'
import { useListing } from './use-listing.ts'

/** `/prod/s/{mode}`: a list across all categories, such as new parts. */
export default function ModeScreen({ params }: { params: ParamsOf<'mode'> }) {
  const { i18n } = useLingui()
  const title = i18n._(listModeTitles[params.mode])
  const state = useListing({ mode: params.mode })
  useTitle(title)
  return (
    <>
      <Crumbs trail={[{ label: title }]} />
      <ListingHead title={title} />
      <CategoryChips state={state} categories={state.shown.status === 'ready' ? state.shown.value.categories : null} />
      <ListingView
        state={state}
        label={title}
        emptyContent={<NothingFound title={<Trans>There is nothing in this list at the moment.</Trans>} />}
      />
    </>
  )
}
