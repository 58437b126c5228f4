import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button, row, sheet } from '#styled/recipes'

interface MoreMenuProps {
  /** The label of the button. It names what the menu is for, because a page has several such buttons. */
  label: string
  /** The icon of the button. */
  icon?: IconName
  children: ReactNode
}

/**
 * A menu of further actions: at the bottom on phones, otherwise below its button. It is a native popover, so Escape and a click outside
 * close it and restore the focus. In a browser without popovers the actions are in the page.
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
      <div id={id} popover="auto" className={cx(sheet().frame, containerClass)} onClick={close}>
        {children}
      </div>
    </>
  )
}

/** The style of a menu item: finger-sized and full width. */
export const menuItemClass = cx(
  row({ live: true }),
  css({ width: 'full', paddingInline: '4', textAlign: 'left', _last: { borderBottomWidth: '[0]' } }),
)
/** The style of a menu item that is a button, which is hidden without script. */
export const menuButtonClass = cx(menuItemClass, needsScriptClass)

const containerClass = css({
  border: 'edge',
  overflowY: 'auto',
  '@supports (position-area: bottom)': {
    md: { positionArea: '[bottom span-left]', positionTryFallbacks: '[flip-block]', margin: '0', width: '[280px]' },
  },
})
