import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { button } from '#styled/recipes'

interface AskAgainProps {
  again: () => Promise<void>
  /** Whether this is the main action. */
  first?: boolean
}

/** A button that repeats a request, and shows while it is running. */
export function AskAgain({ again, first = false }: AskAgainProps) {
  const [trying, setTrying] = useState(false)
  const ask = async () => {
    setTrying(true)
    await again()
    setTrying(false)
  }
  return (
    <button type="button" className={first ? button({ tone: 'primary' }) : button()} aria-busy={trying} disabled={trying} onClick={ask}>
      {trying ? <Trans>Asking the shop…</Trans> : <Trans>Try again</Trans>}
    </button>
  )
}
