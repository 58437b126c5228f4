import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBoughtBefore } from '#app/hooks/bought/use-bought-before.ts'
import { usePast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useLoad } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { askAgain } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { href } from '#contract/addresses.ts'
import { promotionLoads } from '#contract/loads/other-loads.ts'
import { pageNoOf } from '#contract/promotions/page-no.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { type ParamsOf, routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading, link, message } from '#styled/recipes'
import { ComingOffers } from './ComingOffers.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { OneOffer } from './OneOffer.tsx'

/** `/marketing/promotion`: running promotions, and those that begin soon. With `offer`, all parts of one promotion. */
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

/** Says that no promotion is running, and where to find reduced prices. */
function NoOffers({ coming }: { coming: boolean }) {
  const look = message()
  return (
    <div className={look.root}>
      <p className={look.title}>
        {coming ? <Trans>No offer runs today. What begins soon stands below.</Trans> : <Trans>No offer runs today.</Trans>}
      </p>
      <p className={look.lead}>
        <Trans>Lower prices that last are here:</Trans>
      </p>
      <ul className={look.ways}>
        <li>
          <Link to={href('mode', { mode: 'sale' })} className={look.way}>
            <Trans>On sale</Trans>
          </Link>
        </li>
        <li>
          <Link to={href('mode', { mode: 'clearance' })} className={look.way}>
            <Trans>Clearance</Trans>
          </Link>
        </li>
        <li>
          <Link to={href('page', { slug: 'core-returns' })} className={look.way}>
            <Trans>Money back for your old unit</Trans>
          </Link>
        </li>
      </ul>
    </div>
  )
}

/** A running promotion with its most popular parts, old and new prices, and a link to all its parts. */
function OfferSection({ offer }: { offer: Promotion }) {
  const { id, name, until, total, parts } = offer
  const ended = usePast(until)
  return (
    <section aria-labelledby={`offer-${id}`} className={section}>
      <h2 id={`offer-${id}`} className={heading()}>
        {name}
      </h2>
      <OfferFacts offer={offer} />
      <PartList parts={parts} label={name} columns />
      {ended || total <= parts.length ? null : (
        <p>
          <Link to={href('promotion', { offer: id })} className={link({ tall: true })}>
            <Plural value={total} one="# part of this offer" other="All # parts of this offer" />
          </Link>
        </p>
      )}
      {ended ? (
        <p>
          <Link to={href('mode', { mode: 'sale' })} className={link({ tall: true })}>
            <Trans>What is on sale now</Trans>
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const section = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })

/** Says offline that the promotions were never loaded on this device. */
const OffersAbsent = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root} role="status">
    <p className={message().title}>
      <Trans>The offers are not on this phone.</Trans>
    </p>
    <p>
      <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
    </p>
    <OnThisPhone again={again} />
  </div>
)
