import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'

/** A link to ask the staff about a part. */
export const AskAbout = ({ mcode }: { mcode: string }) => (
  <p>
    <AskCounterLink number={mcode}>
      <Trans>Not sure? Ask the counter, with a photo of yours</Trans>
    </AskCounterLink>
  </p>
)
