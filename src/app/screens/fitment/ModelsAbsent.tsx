import { Trans } from '@lingui/react/macro'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { message } from '#styled/recipes'

/** Says offline that the wanted makes or models are not on this device, with actions. */
export const ModelsAbsent = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root} role="status">
    <p className={message().title}>
      <Trans>The models of this make are not on this phone yet.</Trans>
    </p>
    <p>
      <Trans>The shop cannot be reached just now. Open this page once with a connection; from then on it is here without one too.</Trans>
    </p>
    <OnThisPhone again={again} />
  </div>
)
