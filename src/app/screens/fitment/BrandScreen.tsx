import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { translate } from '#app/i18n/language.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { catalogueApplications } from '#contract/catalogue/categories.ts'
import { brandLoads } from '#contract/loads/fitment-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { field, fitment } from '#styled/recipes'
import { FitmentHead } from './FitmentHead.tsx'
import { FitmentSkeleton } from './FitmentSkeleton.tsx'
import { ModelLines } from './ModelLines.tsx'
import { filterModels } from './model-lines.ts'

const BrandNotOnDevice = lazyComponent(
  () => import('#app/ui/NotOnDeviceMessage.tsx'),
  ({ NotOnDeviceMessage }) => NotOnDeviceMessage,
)

/** From this number of models on, there is a field that filters them. */
const MIN_MODELS_FOR_FILTER = 12

/** `/prod/appbrand/{brandid}`: a make of vehicles, its model lines, and their models with years and engines. */
export default function BrandScreen({ params }: { params: ParamsOf<'brand'> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const loads = brandLoads(params)
  const lines = useLoadedQuery(loads.lines)
  const models = useLoadedQuery(loads.models)
  const make = lines.status === 'ready' ? lines.value : null
  const application = catalogueApplications.find((row) => row.id === make?.application.id)
  const title = make?.brand.name ?? ''
  const look = fitment()
  useTitle(lines.status === 'loading' ? undefined : title || null)
  return (
    <>
      <Crumbs
        trail={[
          ...(application ? [{ label: translate(application.title), to: href('application', { appid: application.id }) }] : []),
          { label: title },
        ]}
      />
      <FitmentHead title={title} instruction={<Trans>Choose the model</Trans>} />
      <QueryContent
        query={models}
        skeleton={<FitmentSkeleton />}
        renderOffline={() => (
          <Suspense fallback={<FitmentSkeleton />}>
            <BrandNotOnDevice
              role="status"
              title={<Trans>The models of this make are not on this phone yet.</Trans>}
              suggestsOpeningOnline
              retry={() => refetchPageData(loads.models)}
            />
          </Suspense>
        )}
      >
        {(all) => {
          const found = filterModels(all, text)
          return (
            <>
              {all.length > MIN_MODELS_FOR_FILTER ? (
                <input
                  type="search"
                  className={`${field()} ${look.filter}`}
                  aria-label={t`Filter models`}
                  placeholder={t`Model, engine or year`}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              ) : null}
              <p className={look.count} role="status">
                {found.length === 0 ? <Trans>No model of this make has all of these words.</Trans> : null}
              </p>
              <ModelLines models={found} modelLineOrder={make?.groups.map((group) => group.name) ?? []} />
            </>
          )
        }}
      </QueryContent>
    </>
  )
}
