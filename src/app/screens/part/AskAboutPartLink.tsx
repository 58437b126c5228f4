import { Trans } from '@lingui/react/macro'
import { ShopQuestionLink } from '#app/ui/ShopQuestionLink.tsx'

/** A link to the form for a question to the shop about a part. */
export const AskAboutPartLink = ({ mcode }: { mcode: string }) => (
  <p>
    <ShopQuestionLink partNumber={mcode}>
      <Trans>Not sure? Ask the counter, with a photo of yours</Trans>
    </ShopQuestionLink>
  </p>
)
