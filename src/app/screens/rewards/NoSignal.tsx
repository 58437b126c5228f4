import { Trans } from '@lingui/react/macro'
import { AskAgain } from '#app/ui/AskAgain.tsx'
import { Message } from '#app/ui/Message.tsx'

/** Says offline that this data was never loaded on this device. */
export const NoSignal = ({ again }: { again: () => Promise<void> }) => (
  <Message
    role="alert"
    title={
      <Trans>No signal. Points, coupons and gifts lie with the shop; looked at once with a signal, they are here without one too.</Trans>
    }
  >
    <AskAgain again={again} />
  </Message>
)
