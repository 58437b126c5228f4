import { Trans } from '@lingui/react/macro'
import { Absent } from '#app/ui/Absent.tsx'

/** Says offline that the gifts are not on this device. */
export const NeedsLine = ({ again }: { again: () => Promise<void> }) => (
  <Absent title={<Trans>Gifts need a signal: how many there are only the shop knows.</Trans>} again={again} />
)
