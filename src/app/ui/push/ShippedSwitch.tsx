import { type ReactNode, useId } from 'react'
import { subscribeToPush, unsubscribeFromPush, usePush } from '#app/hooks/use-push.ts'
import { checkBox } from '#app/ui/form/check-box.ts'
import { css } from '#styled/css'
import { PushWords } from './PushWords.tsx'

/**
 * Has this device told when an order ships. Off until somebody presses it, and only then does the browser ask; what is in the way is said
 * below it.
 */
export function ShippedSwitch({ children }: { children: ReactNode }) {
  const id = useId()
  const { type, busy, failure } = usePush()
  const isOn = type === 'on'
  const can = isOn || type === 'off'
  return (
    <div className={frame}>
      <label className={line}>
        <input
          type="checkbox"
          className={checkBox}
          checked={isOn}
          disabled={!can}
          aria-busy={busy || undefined}
          aria-describedby={id}
          onChange={() => void (isOn ? unsubscribeFromPush() : subscribeToPush())}
        />
        <span>{children}</span>
      </label>
      <p id={id} role="status" className={small}>
        <PushWords type={type} busy={busy} failure={failure} />
      </p>
    </div>
  )
}

const frame = css({ display: 'grid' })
const line = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })
const small = css({ fontSize: 'sm', color: 'fg.muted', _empty: { display: 'none' } })
