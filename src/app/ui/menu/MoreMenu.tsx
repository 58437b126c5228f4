import { type MouseEvent, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { needsScript } from '#app/ui/needs-script.ts'
import { css, cx } from '#styled/css'
import { button, row, sheet } from '#styled/recipes'

interface MoreMenuProps {
  /** Says also of what: there are several such buttons on a page. */
  label: string
  /** What the button shows. */
  icon?: IconName
  children: ReactNode
}

/**
 * What else can be done with a row, behind one press: at the thumb on phones, under its button elsewhere. The browser's own popover: Escape
 * and a press outside close it, and the focus is at the button again. Where a browser has none, it stands in the row.
 */
export function MoreMenu({ label, icon = 'more', children }: MoreMenuProps) {
  const id = useId()
  // Before Safari 17 there are no popovers.
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.hidePopover?.()
  return (
    <>
      <button type="button" popoverTarget={id} className={button({ tone: 'plain', size: 'icon' })} aria-label={label}>
        <Icon name={icon} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it closes after what was pressed in it, by whatever means */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div id={id} popover="auto" className={cx(sheet().frame, place)} onClick={close}>
        {children}
      </div>
    </>
  )
}

/** The look of a link or button in it: a finger tall, across all of it. */
export const menuItem = cx(
  row({ live: true }),
  css({ width: 'full', paddingInline: '4', textAlign: 'left', _last: { borderBottomWidth: '[0]' } }),
)
/** Of an item that is a button without a script. */
export const menuButton = cx(menuItem, needsScript)

const place = css({
  border: 'edge',
  overflowY: 'auto',
  '@supports (position-area: bottom)': {
    md: { positionArea: '[bottom span-left]', positionTryFallbacks: '[flip-block]', margin: '0', width: '[280px]' },
  },
})
