import { Trans } from '@lingui/react/macro'
import { AskCounterLink } from '#app/ui/AskCounterLink.tsx'

/** For whom measures and numbers do not settle it: somebody at the counter does. */
export const AskAbout = ({ mcode }: { mcode: string }) => (
  <p>
    <AskCounterLink number={mcode}>
      <Trans>Not sure? Ask the counter, with a photo of yours</Trans>
    </AskCounterLink>
  </p>
)
