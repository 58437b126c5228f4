import { Trans } from '@lingui/react/macro'
import { ShippedSwitch } from '#app/ui/push/ShippedSwitch.tsx'
import { Part } from './Part.tsx'

/** Settings for push messages on this device. Everything else is sent by e-mail. */
export const Messages = () => (
  <Part title={<Trans>Messages on this device</Trans>}>
    <ShippedSwitch>
      <Trans>Tell me on this device when an order ships</Trans>
    </ShippedSwitch>
  </Part>
)
