import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownCart } from '#app/hooks/use-cart.ts'
import { say } from '#app/i18n/language.ts'
import { sendNow } from '#app/state/cart-send.ts'
import { age } from '#app/ui/age.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { isJustNow } from './just-now.ts'

/** Where the cart stands between this device and the shop: how many changes wait, and the button that sends them. Its place is always kept. */
export function CartStatus({ cart }: { cart: ShownCart }) {
  const [busy, setBusy] = useState(false)
  const { status, waiting, trouble } = cart
  const send = async () => {
    setBusy(true)
    await sendNow()
    setBusy(false)
  }
  return (
    <div className={frame} role="status">
      <Icon name={waiting > 0 ? 'clock' : status === 'cannot-load' || status === 'cannot-keep' ? 'offline' : 'check'} />
      <p className={words}>
        <Words cart={cart} /> {trouble === null ? null : <span className={quiet}>{say(trouble)}</span>}
      </p>
      {waiting > 0 || status === 'cannot-load' ? (
        <button type="button" className={button({ tone: 'quiet' })} disabled={busy} aria-busy={busy} onClick={send}>
          {busy ? <Trans>Sending…</Trans> : waiting > 0 ? <Trans>Send now</Trans> : <Trans>Try again</Trans>}
        </button>
      ) : null}
    </div>
  )
}

function Words({ cart: { status, waiting, asOf } }: { cart: ShownCart }) {
  const { i18n } = useLingui()
  if (waiting > 0) return <Plural value={waiting} one="# change waits on this phone." other="# changes wait on this phone." />
  if (status === 'cannot-load') return <Trans>The shop could not be asked for your cart yet.</Trans>
  if (status === 'cannot-keep') return <Trans>This device keeps nothing, so each change needs the shop.</Trans>
  if (asOf === null) return null
  return isJustNow(asOf) ? <Trans>As the shop has it.</Trans> : <Trans>As the shop has it, {age(asOf, i18n.locale)}.</Trans>
}

const frame = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', color: 'fg.muted' })
const words = css({ flex: '1', minWidth: '0' })
const quiet = css({ fontSize: 'sm' })
