import { Trans } from '@lingui/react/macro'
import { translate } from '#app/i18n/language.ts'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { AppError } from '#contract/errors.ts'
import { button, message } from '#styled/recipes'

interface PartFailedProps {
  mcode: string
  error: AppError
  again: () => void
}

/** What is shown if the request for a part failed: its number, the error, and a button to try again. */
export const PartFailed = ({ mcode, error, again }: PartFailedProps) => (
  <div className={message().root}>
    <h1>
      <PartNumber number={mcode} size="hero" copy />
    </h1>
    <p role="alert">{translate(error.message)}</p>
    <button type="button" className={button({ tone: 'primary' })} onClick={again}>
      <Trans>Try again</Trans>
    </button>
  </div>
)
