import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'

/** An order that was never opened on this device, requested offline. */
export const OrderAbsent = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root} role="status">
    <p className={message().title}>
      <Trans>This order is not on this phone.</Trans>
    </p>
    <p>
      <Trans>The shop cannot be reached just now. Open the order once with a signal; from then on it is here without one too.</Trans>
    </p>
    <div className={message().ways}>
      <button type="button" className={button({ tone: 'primary' })} onClick={() => void again()}>
        <Trans>Try again</Trans>
      </button>
      <Link to={href('orders')} className={button()}>
        <Trans>Your Orders</Trans>
      </Link>
    </div>
  </div>
)
