import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { vehicleLoads } from '#contract/loads/fitment-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { isGroupedBySystem } from '#contract/vehicle/systems.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { css } from '#styled/css'
import { listing as listingRecipe, message } from '#styled/recipes'
import { ListingHead } from './ListingHead.tsx'
import { NothingFound } from './lazy.ts'
import { useListingQuery } from './use-listing.ts'
import { EngineChoice } from './vehicle/EngineChoice.tsx'
import { PartsBySystem } from './vehicle/PartsBySystem.tsx'
import { useChooseVehicle } from './vehicle/use-choose-vehicle.ts'
import { VehiclePartsList } from './vehicle/VehiclePartsList.tsx'

const FittingDeviceParts = lazyComponent(
  () => import('./FittingDeviceParts.tsx'),
  ({ FittingDeviceParts }) => FittingDeviceParts,
)

const KeepVehicleButton = lazyComponent(
  () => import('#app/ui/garage/KeepVehicleButton.tsx'),
  (piece) => piece.KeepVehicleButton,
  { inPage: true },
)

/** `/prod/model/{modelid}`: the parts that fit one vehicle or machine, by system (starting, charging). Engine and year are in the query. */
export default function ModelScreen({ params }: { params: ParamsOf<'model'> }) {
  const { i18n } = useLingui()
  const { modelid } = params
  const { query, addressOf } = useListingQuery()
  const loads = vehicleLoads(modelid, query)
  const models = useLoadedQuery(loads.model)
  const categories = useLoadedQuery(loads.categories)
  const model = models.status === 'ready' ? models.value.find((candidate) => candidate.id === modelid) : undefined
  // An address can name an engine that the model does not have. Such an engine is not kept, because nothing could be said of it.
  const askedEngine = model?.engines.find((name) => name === query.engine) ?? null
  const engine = askedEngine ?? (model?.engines.length === 1 ? (model.engines[0] ?? '') : '')
  const application = catalogueApplications.find((row) => row.id === model?.appid)
  const title = model ? `${model.brand} ${model.name}` : ''
  useChooseVehicle(model, askedEngine, query.year)
  useTitle(models.status === 'loading' ? undefined : title || null)
  const list = {
    modelid,
    categories,
    emptyContent: (
      <NothingFound title={<NothingFits model={model} title={title} hasEngineOrYear={query.engine !== null || query.year !== null} />} />
    ),
    offlineContent: (
      <Suspense>
        <FittingDeviceParts modelid={modelid} model={title} engine={query.engine} year={query.year} />
      </Suspense>
    ),
  }
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
        <div className={listingRecipe().meaning}>
          {model ? (
            <DotSeparatedItems>
              <span>{formatYearSpan(i18n, model.yearFrom, model.yearTo)} </span>
              {engine === '' ? null : <span>{engine}</span>}
            </DotSeparatedItems>
          ) : null}
        </div>
      </ListingHead>
      {model ? (
        <Suspense fallback={<p className={keepPlaceClass} />}>
          <KeepVehicleButton
            vehicle={{
              modelid,
              appid: model.appid,
              brand: model.brand,
              model: model.name,
              engine: engine === '' ? null : engine,
              year: query.year,
            }}
          />
        </Suspense>
      ) : null}
      {model ? <EngineChoice model={model} query={query} addressOf={addressOf} /> : null}
      {isGroupedBySystem(query) ? (
        <PartsBySystem {...list} query={query} addressOf={addressOf} />
      ) : (
        <VehiclePartsList {...list} label={title} />
      )}
    </>
  )
}

const keepPlaceClass = css({ minHeight: 'touch', marginBottom: '2' })

/** Says why no parts are listed for the vehicle, with a link that removes the engine or year. */
function NothingFits({ model, title, hasEngineOrYear }: { model: Model | undefined; title: string; hasEngineOrYear: boolean }) {
  if (model && hasEngineOrYear)
    return (
      <>
        <Trans>The shop has no part for this engine of the {title} yet.</Trans>{' '}
        <Link to={vehicleHref(model.id)} className={message().way}>
          <Trans>All engines and years</Trans>
        </Link>
      </>
    )
  if (model?.appid === '9')
    return (
      <Trans>
        A pure electric vehicle has no starter and no alternator: its 12 V battery is charged by a DC/DC converter. The shop has no part for
        the {title} yet.
      </Trans>
    )
  return <Trans>The shop has no part for the {title} yet.</Trans>
}
