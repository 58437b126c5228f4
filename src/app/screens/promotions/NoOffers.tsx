import { Trans } from '@lingui/react/macro'
import { Go } from '#app/ui/Go.tsx'
import { href } from '#contract/addresses.ts'
import { message } from '#styled/recipes'

/** Nothing runs: says so, and where a lower price is found all the same. */
export function NoOffers({ coming }: { coming: boolean }) {
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
          <Go to={href('mode', { mode: 'sale' })} className={look.way}>
            <Trans>On sale</Trans>
          </Go>
        </li>
        <li>
          <Go to={href('mode', { mode: 'clearance' })} className={look.way}>
            <Trans>Clearance</Trans>
          </Go>
        </li>
        <li>
          <Go to={href('page', { slug: 'core-returns' })} className={look.way}>
            <Trans>Money back for your old unit</Trans>
          </Go>
        </li>
      </ul>
    </div>
  )
}
