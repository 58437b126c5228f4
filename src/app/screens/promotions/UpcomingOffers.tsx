import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { prefetchAllPageData } from '#app/state/catalogue/fetch-loads.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { promotionLoads } from '#contract/loads/other-loads.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { OfferTerms } from './OfferTerms.tsx'

/** A list of promotions that begin within the next weeks. Nothing if there are none. */
export function UpcomingOffers({ offers }: { offers: readonly Promotion[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="coming" className={sectionClass}>
      <h2 id="coming" className={heading()}>
        <Trans>Coming soon</Trans>
      </h2>
      <ul className={listClass}>
        {offers.map((offer) => (
          <UpcomingOffer key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function UpcomingOffer({ offer }: { offer: Promotion }) {
  // Whether the promotion has begun since the page was loaded. Then the page does not have its parts.
  const begun = useIsPast(offer.from)
  useEffect(() => {
    if (begun) void prefetchAllPageData(promotionLoads({})).catch(logErrorOnly)
  }, [begun])
  return (
    <li className={itemClass}>
      <h3 className={heading({ level: 'group' })}>{offer.name}</h3>
      <OfferTerms offer={offer} />
    </li>
  )
}

const sectionClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const listClass = css({ borderTop: 'hair' })
const itemClass = css({ borderBottom: 'hair', paddingBlock: '3' })
