import { Plural, Trans } from '@lingui/react/macro'
import { useServiceWorkerState } from '#app/hooks/use-worker.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'

/** Says whether this device could open the shop offline now, by the service worker's last check. */
export function OfflineReadiness() {
  const { possible, ready, parts } = useServiceWorkerState()
  return (
    <>
      <noscript>
        <p>
          <Trans>Without JavaScript nothing of the shop stays on this device: it needs the network.</Trans>
        </p>
      </noscript>
      <p role="status" className={needsScriptClass}>
        {!possible ? (
          <Trans>This browser keeps nothing of the shop here, so it needs the network.</Trans>
        ) : ready === null ? (
          <Trans>Looking through what is on this device…</Trans>
        ) : ready ? (
          <>
            <Trans>Ready offline: every file of the shop is on this device and whole.</Trans>{' '}
            <Plural
              value={parts}
              _0="No part can be opened here yet."
              one="# part can be opened here."
              other="# parts can be opened here."
            />
          </>
        ) : (
          <Trans>
            Not ready offline: something of the shop is missing on this device. It is fetched as soon as the shop can be reached.
          </Trans>
        )}
      </p>
    </>
  )
}
