import { Trans } from '@lingui/react/macro'
import { button, message } from '#styled/recipes'

/** Says offline that this data was never loaded on this device. */
export const NoSignal = ({ onAgain }: { onAgain: () => void }) => (
  <div className={message().root} role="alert">
    <p className={message().title}>
      <Trans>No signal. Points, coupons and gifts lie with the shop; looked at once with a signal, they are here without one too.</Trans>
    </p>
    <button type="button" className={button()} onClick={onAgain}>
      <Trans>Try again</Trans>
    </button>
  </div>
)
