import { Trans } from '@lingui/react/macro'
import { message } from '#styled/recipes'

/** No data is stored here, and the server is unreachable. */
export function NotHere() {
  const look = message()
  return (
    <div className={look.root} role="alert">
      <p className={look.title}>
        <Trans>No signal. Your favorites are with the shop and come with the next signal.</Trans>
      </p>
      <p className={look.lead}>
        <Trans>What you mark until then is kept on this phone and joins them.</Trans>
      </p>
    </div>
  )
}
