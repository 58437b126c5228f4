import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLoadBoughtParts } from '#app/hooks/bought/use-bought-before.ts'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message, MessageLink, MessageLinkList } from '#app/ui/Message.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { PartList } from '#app/ui/PartList.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { promotionLoads } from '#contract/loads/other-loads.ts'
import { parsePageNumber } from '#contract/promotions/page-no.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { href } from '#contract/routes/addresses.ts'
import { type ParamsOf, routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { OfferParts } from './OfferParts.tsx'
import { OffersSkeleton } from './OffersSkeleton.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import { UpcomingOffers } from './UpcomingOffers.tsx'

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
        <QueryContent
          query={shown}
          skeleton={<OffersSkeleton />}
          renderOffline={() => (
            <NotOnDeviceMessage
              role="status"
              title={<Trans>The offers are not on this phone.</Trans>}
              suggestsOpeningOnline
              retry={() => refetchPageData(offers)}
            />
          )}
        >
          {({ running, coming }) =>
            one !== undefined ? (
              <OfferParts offer={one} pageNo={parsePageNumber(page)} />
            ) : (
              <>
                {offer === undefined ? null : (
                  <p role="status">
                    <Trans>This offer does not run any more.</Trans>
                  </p>
                )}
                {running.length === 0 ? <NoOffers hasUpcomingOffers={coming.length > 0} /> : null}
                {running.map((each) => (
                  <OfferSection key={each.id} offer={each} />
                ))}
                <UpcomingOffers offers={coming} />
              </>
            )
          }
        </QueryContent>
      </div>
    </>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8', paddingBlock: '3' })

/** Says that no promotion is running, and where to find reduced prices. */
const NoOffers = ({ hasUpcomingOffers }: { hasUpcomingOffers: boolean }) => (
  <Message
    title={hasUpcomingOffers ? <Trans>No offer runs today. What begins soon stands below.</Trans> : <Trans>No offer runs today.</Trans>}
    lead={<Trans>Lower prices that last are here:</Trans>}
  >
    <MessageLinkList>
      <MessageLink to={href('mode', { mode: 'sale' })}>
        <Trans>On sale</Trans>
      </MessageLink>
      <MessageLink to={href('mode', { mode: 'clearance' })}>
        <Trans>Clearance</Trans>
      </MessageLink>
      <MessageLink to={href('page', { slug: 'core-returns' })}>
        <Trans>Money back for your old unit</Trans>
      </MessageLink>
    </MessageLinkList>
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
      <OfferTerms offer={offer} />
      <PartList parts={parts} label={name} hasTwoColumns />
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
