import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DisplayedCart } from '#app/hooks/use-cart.ts'
import { useClock } from '#app/hooks/use-clock.ts'
import { translate } from '#app/i18n/language.ts'
import { sendWaitingChanges } from '#app/state/outbox/direct.ts'
import { formatAge } from '#app/ui/age.ts'
import { WaitingChangesText } from '#app/ui/cart/WaitingChangesText.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { dataAgeOf } from '#app/ui/price/aged.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { areTotalsLocal } from './line-as-of.ts'

/** Says how many changes of the cart wait to be sent, with a button that sends them. Its space is always reserved. */
export function CartStatus({ cart }: { cart: DisplayedCart }) {
  const [busy, setBusy] = useState(false)
  const { status, waiting, trouble } = cart
  const send = async () => {
    setBusy(true)
    await sendWaitingChanges()
    setBusy(false)
  }
  return (
    <div className={frameClass} role="status">
      <Icon name={waiting > 0 ? 'clock' : status === 'cannot-load' || status === 'cannot-keep' ? 'offline' : 'check'} />
      <p className={statusTextClass} aria-busy={cart.isStoring || undefined}>
        <CartStatusText cart={cart} /> {trouble === null ? null : <span className={smallTextClass}>{translate(trouble)}</span>}
      </p>
      {waiting > 0 || status === 'cannot-load' ? (
        <button type="button" className={button({ tone: 'quiet' })} disabled={busy} aria-busy={busy} onClick={send}>
          {busy ? <Trans>Sending…</Trans> : waiting > 0 ? <Trans>Send now</Trans> : <Trans>Try again</Trans>}
        </button>
      ) : null}
    </div>
  )
}

function CartStatusText({ cart }: { cart: DisplayedCart }) {
  const { status, waiting, waitingOrders, held, isStoring, isDatabaseNewer, asOf } = cart
  const { i18n } = useLingui()
  useClock()
  if (isStoring) return <Trans>Writing it down on this phone…</Trans>
  if (isDatabaseNewer)
    return (
      <Trans>A newer version of the shop was open on this phone. What waits here is safe and is sent by it: load this page anew.</Trans>
    )
  if (held > 0)
    return (
      <Plural
        value={held}
        one="This phone keeps nothing just now. # change is held by this page alone: leave it open until it is sent."
        other="This phone keeps nothing just now. # changes are held by this page alone: leave it open until they are sent."
      />
    )
  if (waiting > 0) return <WaitingChangesText counts={{ waiting, waitingOrders }} />
  if (status === 'cannot-load') return <Trans>The shop could not be asked for your cart yet.</Trans>
  if (status === 'cannot-keep') return <Trans>This phone keeps nothing just now: each change goes straight to the shop.</Trans>
  if (asOf === null) return null
  if (areTotalsLocal(cart)) return <Trans>The shop has taken your changes and not said its sums yet.</Trans>
  const aged = dataAgeOf(asOf)
  if (aged.type === 'now') return <Trans>As the shop has it.</Trans>
  return 'asOf' in aged ? <Trans>As the shop had it {formatAge(aged.asOf, i18n.locale)}.</Trans> : <Trans>As the shop had it last.</Trans>
}

const frameClass = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', color: 'fg.muted' })
const statusTextClass = css({ flex: '1', minWidth: '0' })
const smallTextClass = css({ fontSize: 'sm' })
