import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { translate } from '#app/i18n/language.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { href } from '#contract/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { yearSpan } from '#app/ui/part/year-span.ts'
import { applications } from '#contract/categories.ts'
import { listing as listingRecipe } from '#styled/recipes'
import { CategoryChips } from './CategoryChips.tsx'
import { ListingHead } from './ListingHead.tsx'
import { ListingView } from './ListingView.tsx'
import { NothingFound } from './lazy.ts'
import { useListing } from './use-listing.ts'

const FitsHere = lazyComponent(
  () => import('./FitsHere.tsx'),
  ({ FitsHere }) => FitsHere,
)

/** `/prod/model/{modelid}`: the parts that fit one vehicle or machine. */
export default function ModelScreen({ params }: { params: ParamsOf<'model'> }) {
  const { i18n } = useLingui()
  const { modelid } = params
  const models = useResource(catalogue.modelList, { modelid })
  const categories = useResource(catalogue.getCategoryByApp, { modelid })
  const state = useListing({ modelid })
  const model = models.status === 'ready' ? models.value.find((candidate) => candidate.id === modelid) : undefined
  const application = applications.find((row) => row.id === model?.appid)
  const title = model ? `${model.brand} ${model.name}` : ''
  useTitle(models.status === 'loading' ? undefined : title || null)
  return (
    <>
      <Crumbs
        trail={[
          ...(application ? [{ label: translate(application.title), to: href('application', { appid: application.id }) }] : []),
          ...(model ? [{ label: model.brand, to: href('brand', { brandid: model.brandid }) }] : []),
          { label: model?.name ?? '' },
        ]}
      />
      <ListingHead title={title}>
        <p className={listingRecipe().meaning}>
          {model ? [yearSpan(i18n, model.yearFrom, model.yearTo), model.engines.join(', ')].filter(Boolean).join(' · ') : null}
        </p>
      </ListingHead>
      <CategoryChips
        state={state}
        categories={categories.status === 'loading' ? null : categories.status === 'ready' ? categories.value : []}
      />
      <ListingView
        state={state}
        label={title}
        here={
          <Suspense>
            <FitsHere modelid={modelid} model={title} />
          </Suspense>
        }
        empty={
          <NothingFound
            what={
              model?.appid === '9' ? (
                <Trans>
                  A pure electric vehicle has no starter and no alternator: its 12 V battery is charged by a DC/DC converter. The shop has
                  no part for the {title} yet.
                </Trans>
              ) : (
                <Trans>The shop has no part for the {title} yet.</Trans>
              )
            }
          />
        }
      />
    </>
  )
}
