import { Trans } from '@lingui/react/macro'
import { button, message } from '#styled/recipes'

/** The list is only available from the server. */
export function NoSignal({ onAgain }: { onAgain: () => void }) {
  const look = message()
  return (
    <div className={look.root} role="alert">
      <p className={look.title}>
        <Trans>No signal. What you bought is with the shop and comes with the next signal.</Trans>
      </p>
      <button type="button" className={button()} onClick={onAgain}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
