import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { InstallWay } from '#app/state/page/install.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { declineInstall, installNow, installOfferSeen } from '#app/state/page/install.ts'

/** Says once, in the status line, that the shop can be installed, when its reader has begun to use it. */
export function InstallOffer({ way }: { way: InstallWay }) {
  useEffect(() => installOfferSeen(), [])
  return (
    <>
      <span className={words}>
        {way === 'button' ? (
          <Trans>Install the shop: it opens from an icon of its own, also without a signal.</Trans>
        ) : (
          <Trans>To open the shop from the home screen, tap Share, then “Add to Home Screen”.</Trans>
        )}
      </span>
      <span className={ways}>
        {way === 'button' && (
          <button type="button" className={button({ tone: 'quiet', size: 'sm' })} onClick={() => void installNow()}>
            <Trans>Install</Trans>
          </button>
        )}
        <button type="button" className={`${button({ tone: 'plain', size: 'sm' })} ${plain}`} onClick={() => declineInstall()}>
          {way === 'button' ? <Trans>Not now</Trans> : <Trans>Close</Trans>}
        </button>
      </span>
    </>
  )
}

const words = css({ maxWidth: 'prose' })
const ways = css({ display: 'flex', alignItems: 'center', gap: '1' })
/** On the dark case of the instrument, in both themes. */
const plain = css({ color: 'onBezel', _hovers: { _hover: { backgroundColor: '[transparent]', textDecoration: 'underline' } } })
