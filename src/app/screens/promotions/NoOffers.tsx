import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { message } from '#styled/recipes'

/** No running promotion: explains this, and where to find reduced prices. */
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
