import { Trans } from '@lingui/react/macro'
import { button, message } from '#styled/recipes'

/** Offline, and no list was ever loaded on this device. */
export const OrdersAbsent = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root} role="status">
    <p className={message().title}>
      <Trans>Your orders are not on this phone yet.</Trans>
    </p>
    <p>
      <Trans>The shop cannot be reached just now. Orders that you have looked at with a signal are here without one too.</Trans>
    </p>
    <button type="button" className={button({ tone: 'primary' })} onClick={() => void again()}>
      <Trans>Try again</Trans>
    </button>
  </div>
)
