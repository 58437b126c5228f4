import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { subscribeToPush, unsubscribeFromPush, usePushSubscription } from '#app/hooks/use-push.ts'
import { translate } from '#app/i18n/language.ts'
import { checkBoxClass } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'

/**
 * A switch for a push message on this device when an order ships. It is off at first, because the browser may ask for permission only after
 * a click. If it does not work, the reason is below it.
 */
export function ShipmentPushSwitch({ children }: { children: ReactNode }) {
  const id = useId()
  const { type, busy, failure } = usePushSubscription()
  const isOn = type === 'on'
  const can = isOn || type === 'off'
  return (
    <div className={frameClass}>
      <label className={lineClass}>
        <input
          type="checkbox"
          className={checkBoxClass}
          checked={isOn}
          disabled={!can}
          aria-busy={busy || undefined}
          aria-describedby={id}
          onChange={() => void (isOn ? unsubscribeFromPush() : subscribeToPush())}
        />
        <span>{children}</span>
      </label>
      <p id={id} role="status" className={smallTextClass}>
        <PushStatusText type={type} busy={busy} failure={failure} />
      </p>
    </div>
  )
}

const frameClass = css({ display: 'grid' })
const lineClass = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
const smallTextClass = css({ fontSize: 'sm', color: 'fg.muted', _empty: { display: 'none' } })

/** Says why push messages do not work on this device, and what the user can do. Shows nothing if the state of the switch is enough. */
function PushStatusText({ type, busy, failure }: ReturnType<typeof usePushSubscription>) {
  if (busy) return <Trans>One moment…</Trans>
  if (type === 'unsupported') return <Trans>This browser cannot show messages of this shop. We mail you when it ships.</Trans>
  if (type === 'install-first')
    return <Trans>On an iPhone or iPad this works once the shop is on your home screen: Share, then “Add to Home Screen”.</Trans>
  if (type === 'refused')
    return <Trans>This browser was told not to show messages of this shop. Allow them in its settings for this site, then come back.</Trans>
  if (type === 'silent') return <Trans>The shop does not answer at the moment, so this cannot be changed now.</Trans>
  if (failure === 'dismissed') return <Trans>Not switched on: the browser’s question was closed without an answer.</Trans>
  if (failure === 'no-service')
    return <Trans>Not switched on: the message service of this browser does not answer. Try again later; we mail you in any case.</Trans>
  if (failure !== null) return translate(failure.message)
  return type === 'on' ? <Trans>This device is told.</Trans> : null
}
