import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button, row, sheet } from '#styled/recipes'

interface MoreMenuProps {
  /** The label names the item, because a page has several such buttons. */
  label: string
  /** The button's icon. */
  icon?: IconName
  children: ReactNode
}

/**
 * A menu of further actions: at the bottom on phones, below its button elsewhere. A native popover: Escape and a click outside close it and
 * restore the focus. Without popover support the actions are inline.
 */
export function MoreMenu({ label, icon = 'more', children }: MoreMenuProps) {
  const id = useId()
  // Safari before version 17 has no popovers.
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.hidePopover?.()
  return (
    <>
      <button type="button" popoverTarget={id} className={button({ tone: 'plain', size: 'icon' })} aria-label={label}>
        <Icon name={icon} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it closes after a click on a control in it, which the keyboard causes too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div id={id} popover="auto" className={cx(sheet().frame, place)} onClick={close}>
        {children}
      </div>
    </>
  )
}

/** The style of an item: finger-sized and full width. */
export const menuItem = cx(
  row({ live: true }),
  css({ width: 'full', paddingInline: '4', textAlign: 'left', _last: { borderBottomWidth: '[0]' } }),
)
/** An item that is a button, hidden without script. */
export const menuButton = cx(menuItem, needsScript)

const place = css({
  border: 'edge',
  overflowY: 'auto',
  '@supports (position-area: bottom)': {
    md: { positionArea: '[bottom span-left]', positionTryFallbacks: '[flip-block]', margin: '0', width: '[280px]' },
  },
})
