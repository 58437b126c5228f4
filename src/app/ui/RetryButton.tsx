import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { button } from '#styled/recipes'

interface RetryButtonProps {
  retry: () => Promise<void>
  /** Whether this button is the main action. */
  isPrimary?: boolean
}

/** A button that repeats a request, and shows while it is running. */
export function RetryButton({ retry, isPrimary = false }: RetryButtonProps) {
  const [trying, setTrying] = useState(false)
  const ask = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <button type="button" className={isPrimary ? button({ tone: 'primary' }) : button()} aria-busy={trying} disabled={trying} onClick={ask}>
      {trying ? <Trans>Asking the shop…</Trans> : <Trans>Try again</Trans>}
    </button>
  )
}
