import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'

/** A link to the form for a question to the shop about a part. */
export const AskAbout = ({ mcode }: { mcode: string }) => (
  <p>
    <AskCounterLink number={mcode}>
      <Trans>Not sure? Ask the counter, with a photo of yours</Trans>
    </AskCounterLink>
  </p>
)
