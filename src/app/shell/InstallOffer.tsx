import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { declineInstall, type InstallWay, installNow, installOfferSeen } from '#app/state/page/install.ts'
import { StatusMessage, wayOn } from './StatusMessage.tsx'

/** Offers the installation of the app once, in the status line, after some use. */
export function InstallOffer({ way }: { way: InstallWay }) {
  useEffect(() => installOfferSeen(), [])
  return (
    <StatusMessage
      way={
        <>
          {way === 'button' && (
            <button type="button" className={wayOn} onClick={() => void installNow()}>
              <Trans>Install</Trans>
            </button>
          )}
          <button type="button" className={wayOn} onClick={() => declineInstall()}>
            {way === 'button' ? <Trans>Not now</Trans> : <Trans>Close</Trans>}
          </button>
        </>
      }
    >
      {way === 'button' ? (
        <Trans>Install the shop: it opens from its own icon, also offline.</Trans>
      ) : (
        <Trans>To open the shop from the home screen, tap Share, then “Add to Home Screen”.</Trans>
      )}
    </StatusMessage>
  )
}
