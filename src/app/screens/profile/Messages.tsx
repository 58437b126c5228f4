import { Trans } from '@lingui/react/macro'
import { ShippedSwitch } from '#app/ui/push/ShippedSwitch.tsx'
import { Part } from './Part.tsx'

/** What this device shows of its own accord. Everything else comes by mail. */
export const Messages = () => (
  <Part title={<Trans>Messages on this device</Trans>}>
    <ShippedSwitch>
      <Trans>Tell me on this device when an order ships</Trans>
    </ShippedSwitch>
  </Part>
)
