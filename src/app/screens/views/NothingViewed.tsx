import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { button, message } from '#styled/recipes'

interface NothingViewedProps {
  status: 'asking' | 'here' | 'cannot-load'
  onAgain: () => void
}

/** What is shown instead of an empty list: nothing was viewed, or the history is still loading, or the device is offline. */
export function NothingViewed({ status, onAgain }: NothingViewedProps) {
  const look = message()
  if (status === 'asking')
    return (
      <p role="status">
        <Trans>Asking the shop…</Trans>
      </p>
    )
  if (status === 'cannot-load')
    return (
      <div className={look.root} role="alert">
        <p className={look.title}>
          <Trans>No signal. What you viewed on other devices comes with the next one; on this phone nothing was viewed yet.</Trans>
        </p>
        <button type="button" className={button()} onClick={onAgain}>
          <Trans>Try again</Trans>
        </button>
      </div>
    )
  return (
    <div className={look.root}>
      <p className={look.title}>
        <Trans>You have not viewed any part yet.</Trans>
      </p>
      <p className={look.lead}>
        <Trans>Each part that you open stands here under its day, from all your devices, also without a signal.</Trans>
      </p>
      <Link to={href('home')} className={button({ tone: 'primary' })}>
        <Trans>Find a part</Trans>
      </Link>
    </div>
  )
}
