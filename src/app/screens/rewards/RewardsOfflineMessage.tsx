import { Trans } from '@lingui/react/macro'
import { Message } from '#app/ui/Message.tsx'
import { RetryButton } from '#app/ui/RetryButton.tsx'

/** Says offline that this data was never loaded on this device. */
export const RewardsOfflineMessage = ({ retry }: { retry: () => Promise<void> }) => (
  <Message
    role="alert"
    title={
      <Trans>No signal. Points, coupons and gifts lie with the shop; looked at once with a signal, they are here without one too.</Trans>
    }
  >
    <RetryButton retry={retry} />
  </Message>
)
