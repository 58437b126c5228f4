import { Trans, useLingui } from '@lingui/react/macro'
import type { DisplayedFavourites } from '#app/hooks/favourites/use-favourites.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { translate } from '#app/i18n/language.ts'
import { loadFavourites } from '#app/state/favourites/favourites.ts'
import { sendWaitingChanges } from '#app/state/outbox/direct.ts'
import { formatAge } from '#app/ui/age.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const sendAndReloadFavourites = async () => {
  await sendWaitingChanges()
  await loadFavourites()
}

/** Says how many changes of the favourites wait to be sent, with a button that sends them. Its space is always reserved. */
export function FavouritesStatus({ favourites: { status, waitingChangeCount, asOf, errorMessage } }: { favourites: DisplayedFavourites }) {
  const { isBusy, press } = useBusyButton(sendAndReloadFavourites)
  return (
    <div className={frameClass} role="status">
      <Icon name={waitingChangeCount > 0 ? 'clock' : errorMessage === null ? 'check' : 'offline'} />
      <p className={statusTextClass}>
        {waitingChangeCount > 0 ? (
          <WaitingChangesText counts={{ waiting: waitingChangeCount, waitingOrders: 0 }} />
        ) : (
          <FavouritesAge asOf={asOf} />
        )}{' '}
        {errorMessage === null ? null : <span className={smallTextClass}>{translate(errorMessage)}</span>}
      </p>
      {waitingChangeCount > 0 || status === 'cannot-load' || errorMessage !== null ? (
        <button type="button" className={button()} aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} onClick={press}>
          {waitingChangeCount > 0 ? <Trans>Send now</Trans> : <Trans>Try again</Trans>}
        </button>
      ) : null}
    </div>
  )
}

function FavouritesAge({ asOf }: { asOf: string | null }) {
  const { i18n } = useLingui()
  useClock()
  if (asOf === null) return null
  const aged = dataAgeOf(asOf)
  if (aged.type === 'now') return <Trans>As the shop has it.</Trans>
  return 'asOf' in aged ? <Trans>As the shop had it {formatAge(aged.asOf, i18n.locale)}.</Trans> : <Trans>As the shop had it last.</Trans>
}

const frameClass = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', color: 'fg.muted' })
const statusTextClass = css({ flex: '1', minWidth: '0' })
const smallTextClass = css({ fontSize: 'sm' })
