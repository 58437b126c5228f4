import { Trans } from '@lingui/react/macro'
import { OnThisPhone } from '#app/ui/OnThisPhone.tsx'
import { message } from '#styled/recipes'

/** Says offline that the gifts are not on this device. */
export const NeedsLine = ({ again }: { again: () => Promise<void> }) => (
  <div className={message().root}>
    <p className={message().title}>
      <Trans>Gifts need a signal: how many there are only the shop knows.</Trans>
    </p>
    <OnThisPhone again={again} />
  </div>
)
