import { Trans } from '@lingui/react/macro'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { message } from '#styled/recipes'

/** Offline, and the promotions were never loaded on this device. */
export const OffersAbsent = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root} role="status">
    <p className={message().title}>
      <Trans>The offers are not on this phone.</Trans>
    </p>
    <p>
      <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
    </p>
    <OnThisPhone again={again} />
  </div>
)
