import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScript } from '#app/ui/needs-script.ts'
import { cx } from '#styled/css'
import { button, partHead } from '#styled/recipes'

interface ShareButtonProps {
  title: string
  text: string
}

const COPIED_MS = 2000

/** Hands the page's address on: by the system's share sheet where there is one, else by copying it. */
export function ShareButton({ title, text }: ShareButtonProps) {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = location.href.split('#')[0] ?? location.href
    if (typeof navigator.share === 'function') {
      // Closing the sheet without choosing rejects; that is the person's choice and no failure.
      await navigator.share({ title, text, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <button type="button" className={cx(button({ tone: 'quiet' }), needsScript)} onClick={share}>
      <Icon name="share" />{' '}
      <span role="status" className={partHead().shareWord}>
        {copied ? <Trans>Link copied</Trans> : <Trans>Share</Trans>}
      </span>
    </button>
  )
}
