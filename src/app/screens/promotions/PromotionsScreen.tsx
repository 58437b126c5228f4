import { Trans, useLingui } from '@lingui/react/macro'
import { useBoughtBefore } from '#app/hooks/bought/use-bought-before.ts'
import { useLoad } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { askAgain } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { href } from '#contract/addresses.ts'
import { promotionLoads } from '#contract/loads/other-loads.ts'
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
export default function PromotionsScreen({ params }: { params: ParamsOf<'promotion'> }) {
  const { offer, page } = params
  const { i18n } = useLingui()
  const { offers } = promotionLoads(params)
  const shown = useLoad(offers)
  const one = shown.status === 'ready' && offer !== undefined ? shown.value.running.find(({ id }) => id === offer) : undefined
  const title = i18n._(routes.promotion.title)
  useBoughtBefore()
  useTitle(one?.name ?? title)
  return (
    <>
      <Crumbs trail={one === undefined ? [{ label: title }] : [{ label: title, to: href('promotion') }, { label: one.name }]} />
      <div className={frame}>
        <h1 className={heading({ level: 'page' })}>{one?.name ?? title}</h1>
        <Pending of={shown} skeleton={<OffersSkeleton />} absent={() => <OffersAbsent again={() => askAgain(offers)} />}>
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
