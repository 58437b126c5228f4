import { Trans } from '@lingui/react/macro'
import type { DisplayedGarage } from '#app/hooks/garage/use-garage.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { translate } from '#app/i18n/language.ts'
import { loadGarage } from '#app/state/garage/garage.ts'
import { sendWaitingChanges } from '#app/state/outbox/direct.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const sendAndReloadGarage = async () => {
  await sendWaitingChanges()
  await loadGarage()
}

/** Says how many changes of the vehicles wait to be sent, with a button that sends them. Its space is always reserved. */
export function GarageStatus({ garage: { waitingChangeCount, status, errorMessage } }: { garage: DisplayedGarage }) {
  const { isBusy, press } = useBusyButton(sendAndReloadGarage)
  const waits = waitingChangeCount > 0
  return (
    <div className={frameClass} role="status">
      <Icon name={waits ? 'clock' : errorMessage === null ? 'check' : 'offline'} />
      <p className={textClass}>
        {waits ? (
          <WaitingChangesText counts={{ waiting: waitingChangeCount, waitingOrders: 0 }} />
        ) : errorMessage === null ? (
          <Trans>In your account, on every device.</Trans>
        ) : null}{' '}
        {errorMessage === null ? null : <span className={smallTextClass}>{translate(errorMessage)}</span>}
      </p>
      {waits || status === 'cannot-load' || errorMessage !== null ? (
        <button type="button" className={button()} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} onClick={press}>
          {waits ? <Trans>Send now</Trans> : <Trans>Try again</Trans>}
        </button>
      ) : null}
    </div>
  )
}

const frameClass = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', color: 'fg.muted' })
const textClass = css({ flex: '1', minWidth: '0' })
const smallTextClass = css({ fontSize: 'sm' })
