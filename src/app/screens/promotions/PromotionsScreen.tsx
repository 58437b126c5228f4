import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLoadBoughtParts } from '#app/hooks/bought/use-bought-before.ts'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchLoad } from '#app/state/catalogue/ask-load.ts'
import { Absent } from '#app/ui/Absent.tsx'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message, Way, Ways } from '#app/ui/Message.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { promotionLoads } from '#contract/loads/other-loads.ts'
import { pageNoOf } from '#contract/promotions/page-no.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { href } from '#contract/routes/addresses.ts'
import { type ParamsOf, routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { ComingOffers } from './ComingOffers.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { OneOffer } from './OneOffer.tsx'

/** `/marketing/promotion`: running promotions, and those that begin soon. With `offer`, all parts of one promotion. */
export default function PromotionsScreen({ params }: { params: ParamsOf<'promotion'> }) {
  const { offer, page } = params
  const { i18n } = useLingui()
  const { offers } = promotionLoads(params)
  const shown = useLoadedQuery(offers)
  const one = shown.status === 'ready' && offer !== undefined ? shown.value.running.find(({ id }) => id === offer) : undefined
  const title = i18n._(routes.promotion.title)
  useLoadBoughtParts()
  useTitle(one?.name ?? title)
  return (
    <>
      <Crumbs trail={one === undefined ? [{ label: title }] : [{ label: title, to: href('promotion') }, { label: one.name }]} />
      <div className={frameClass}>
        <h1 className={heading({ level: 'page' })}>{one?.name ?? title}</h1>
        <Pending
          of={shown}
          skeleton={<OffersSkeleton />}
          absent={() => (
            <Absent role="status" title={<Trans>The offers are not on this phone.</Trans>} openOnce again={() => refetchLoad(offers)} />
          )}
        >
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

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8', paddingBlock: '3' })

/** Says that no promotion is running, and where to find reduced prices. */
const NoOffers = ({ coming }: { coming: boolean }) => (
  <Message
    title={coming ? <Trans>No offer runs today. What begins soon stands below.</Trans> : <Trans>No offer runs today.</Trans>}
    lead={<Trans>Lower prices that last are here:</Trans>}
  >
    <Ways>
      <Way to={href('mode', { mode: 'sale' })}>
        <Trans>On sale</Trans>
      </Way>
      <Way to={href('mode', { mode: 'clearance' })}>
        <Trans>Clearance</Trans>
      </Way>
      <Way to={href('page', { slug: 'core-returns' })}>
        <Trans>Money back for your old unit</Trans>
      </Way>
    </Ways>
  </Message>
)

/** A running promotion with its most popular parts, old and new prices, and a link to all its parts. */
function OfferSection({ offer }: { offer: Promotion }) {
  const { id, name, until, total, parts } = offer
  const ended = useIsPast(until)
  return (
    <section aria-labelledby={`offer-${id}`} className={sectionClass}>
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

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
