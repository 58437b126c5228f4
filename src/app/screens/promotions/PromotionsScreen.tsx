import { Trans, useLingui } from '@lingui/react/macro'
import { useBoughtBefore } from '#app/hooks/bought/use-bought-before.ts'
import { useResource } from '#app/hooks/use-resource.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { catalogue } from '#app/state/catalogue/catalogue.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { href } from '#contract/addresses.ts'
import { pageNoOf } from '#contract/promotions/page-no.ts'
import { type ParamsOf, routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { ComingOffers } from './ComingOffers.tsx'
import { NoOffers } from './NoOffers.tsx'
import { OfferSection } from './OfferSection.tsx'
import { OffersAbsent } from './OffersAbsent.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { OneOffer } from './OneOffer.tsx'

/** `/marketing/promotion`: what runs and what begins soon; with `offer`, all parts of one. */
export default function PromotionsScreen({ params: { offer, page } }: { params: ParamsOf<'promotion'> }) {
  const { i18n } = useLingui()
  const shown = useResource(catalogue.promotionList, {})
  const one = shown.status === 'ready' && offer !== undefined ? shown.value.running.find(({ id }) => id === offer) : undefined
  const title = i18n._(routes.promotion.title)
  useBoughtBefore()
  useTitle(one?.name ?? title)
  return (
    <>
      <Crumbs trail={one === undefined ? [{ label: title }] : [{ label: title, to: href('promotion') }, { label: one.name }]} />
      <div className={frame}>
        <h1 className={heading({ level: 'page' })}>{one?.name ?? title}</h1>
        <Pending of={shown} skeleton={<OffersSkeleton />} absent={() => <OffersAbsent again={() => catalogue.promotionList.again({})} />}>
          {({ running, coming }) =>
            one !== undefined ? (
              <OneOffer offer={one} pageNo={pageNoOf(page)} />
            ) : (
              <>
                {offer === undefined ? null : (
                  <p role="status">
                    <Trans>This offer does not run any more.</Trans>
                  </p>
                )}
                {running.length === 0 ? <NoOffers coming={coming.length > 0} /> : null}
                {running.map((each) => (
                  <OfferSection key={each.id} offer={each} />
                ))}
                <ComingOffers offers={coming} />
              </>
            )
          }
        </Pending>
      </div>
    </>
  )
}

const frame = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8', paddingBlock: '3' })
