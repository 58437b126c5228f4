import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { signOut } from '#app/state/account/sign-out.ts'
import { closeOverlay, openOverlay, overlay } from '#app/state/page/overlay.ts'
import { AccountLinks } from '#app/ui/account/AccountLinks.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { truncateText } from '#app/ui/truncate.ts'
import { css } from '#styled/css'

/** How many characters of the customer's name are shown. A longer name would push the rest of the bar out of the window. */
const MAX_NAME_CHARACTERS = 24

/** The menu of the signed-in customer (section 2 of the specification): links to the account's pages including gifts, and sign-out. */
export default function UserMenu({ name }: { name: string }) {
  const { t } = useLingui()
  const shown = useStateSnapshot(overlay).current.type === 'user-menu'
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [leaving, setLeaving] = useState(false)
  const whole = name || t`Signed in`
  const short = truncateText(whole, MAX_NAME_CHARACTERS)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  const onLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) closeOverlay('user-menu')
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    closeOverlay('user-menu')
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the loss of focus, and Escape inside
    <div className={frameClass} onBlur={onLeft} onKeyDown={onEscape}>
      <button
        ref={button}
        type="button"
        className={openButtonClass}
        title={short === whole ? undefined : whole}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => (shown ? closeOverlay('user-menu') : openOverlay({ type: 'user-menu' }))}
      >
        <Icon name="user" size={16} />
        {short === whole ? (
          whole
        ) : (
          <>
            <span aria-hidden="true">{short}</span>
            <span className={visuallyHiddenClass}>{whole}</span>
          </>
        )}
        <Icon name="chevron-down" size={12} />
      </button>
      <ul id={listId} className={listClass} hidden={!shown}>
        <AccountLinks linkClassName={itemClass} onChoose={() => closeOverlay('user-menu')} wrapLink={(link) => <li>{link}</li>} />
        <li>
          <button type="button" className={itemClass} disabled={leaving} onClick={leave}>
            {leaving ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>}
          </button>
        </li>
      </ul>
    </div>
  )
}

const frameClass = css({ position: 'relative' })
const openButtonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  fontWeight: 'bold',
  _focusVisible: { outlineColor: 'onBezel' },
})
const visuallyHiddenClass = css({ srOnly: true })
const listClass = css({
  position: 'absolute',
  zIndex: 'float',
  top: '[100%]',
  right: '0',
  minWidth: '[200px]',
  padding: '1',
  border: 'hair',
  borderRadius: 'md',
  backgroundColor: 'sheet',
  color: 'fg',
  boxShadow: 'float',
})
const itemClass = css({
  display: 'flex',
  alignItems: 'center',
  width: 'full',
  minHeight: { base: 'touch', lg: '10' },
  paddingInline: '3',
  borderRadius: 'sm',
  textDecoration: 'none',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
