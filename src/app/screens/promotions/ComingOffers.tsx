import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { usePast } from '#app/hooks/catalogue/use-without-ended.ts'
import { fetchLoads } from '#app/state/catalogue/fetch-loads.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { promotionLoads } from '#contract/loads/other-loads.ts'
import type { Promotion } from '#contract/promotions/promotion.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { OfferFacts } from './OfferFacts.tsx'

/** A list of promotions that begin within the next weeks. Nothing if there are none. */
export function ComingOffers({ offers }: { offers: readonly Promotion[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="coming" className={section}>
      <h2 id="coming" className={heading()}>
        <Trans>Coming soon</Trans>
      </h2>
      <ul className={list}>
        {offers.map((offer) => (
          <Coming key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function Coming({ offer }: { offer: Promotion }) {
  // Whether the promotion has begun since the page was loaded. Then the page does not have its parts.
  const begun = usePast(offer.from)
  useEffect(() => {
    if (begun) void fetchLoads(promotionLoads({})).catch(logOnly)
  }, [begun])
  return (
    <li className={item}>
      <h3 className={heading({ level: 'group' })}>{offer.name}</h3>
      <OfferFacts offer={offer} />
    </li>
  )
}

const section = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const list = css({ borderTop: 'hair' })
const item = css({ borderBottom: 'hair', paddingBlock: '3' })
