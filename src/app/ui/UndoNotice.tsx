import { Trans } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface UndoNoticeProps {
  /** Names what was removed. */
  children: ReactNode
  /** The result of `useUndoFocus`: the ref of the button, and what it does. */
  undo: { button: RefObject<HTMLButtonElement | null>; press: () => void }
}

/** Says what was removed last on this page, with an undo button that stays visible while scrolling. */
export const UndoNotice = ({ children, undo }: UndoNoticeProps) => (
  <div className={frameClass} role="status">
    <span className={textClass}>{children}</span>
    <button ref={undo.button} type="button" className={button()} onClick={undo.press}>
      <Trans>Undo</Trans>
    </button>
  </div>
)

const frameClass = css({
  position: 'sticky',
  // The notice stays below the sticky header of a phone.
  top: { base: '[64px]', md: '4' },
  zIndex: 'raised',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'warn.soft',
})
const textClass = css({ minWidth: '0', overflowWrap: 'anywhere' })
