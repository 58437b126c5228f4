import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CompareToggle } from '#app/ui/compare/CompareToggle.tsx'
import { HeartButton } from '#app/ui/favourites/HeartButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'
import { button, partHead } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'

const COPIED_NOTICE_MS = 2000

/** A favourite button, a share button (with the system's share sheet; without one it copies the URL), and a link to the poster. */
export function ShareButton({ part }: { part: OfferedPart }) {
  const { mcode, name, specName } = part
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = location.href.split('#')[0] ?? location.href
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects the promise, which is no error.
      await navigator.share({ title: `${mcode} ${name}`, text: specName, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_NOTICE_MS)
  }
  return (
    <div className={cx(actionsClass, needsScriptClass)}>
      <HeartButton part={part}>
        {' '}
        <span className={partHead().shareWord}>
          <Trans>Favorite</Trans>
        </span>
      </HeartButton>
      {part.type === 'workwear' ? null : <CompareToggle part={part} className={cx(button({ tone: 'quiet' }), wideOnlyClass)} />}
      <button type="button" className={button({ tone: 'quiet' })} onClick={share}>
        <Icon name="share" />{' '}
        <span role="status" className={partHead().shareWord}>
          {copied ? <Trans>Link copied</Trans> : <Trans>Share</Trans>}
        </span>
      </button>
      <Link to={href('poster', { mcode })} className={button({ tone: 'quiet' })}>
        <Icon name="print" />{' '}
        <span className={partHead().shareWord}>
          <Trans>Poster</Trans>
        </span>
      </Link>
    </div>
  )
}

const actionsClass = css({ display: 'flex', flexShrink: '0', flexDirection: { smDown: 'column' }, gap: '2' })
/** A phone has no space for it here; there it stands with the other ways to compare. */
const wideOnlyClass = css({ display: { smDown: 'none' } })
