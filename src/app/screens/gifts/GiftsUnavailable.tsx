import { Trans } from '@lingui/react/macro'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'

/** Says offline that the gifts are not on this device. */
export const GiftsUnavailable = ({ retry }: { retry: () => Promise<void> }) => (
  <NotOnDeviceMessage title={<Trans>Gifts need a signal: how many there are only the shop knows.</Trans>} retry={retry} />
)
