import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { button, sheet } from '#styled/recipes'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  /** Called when the user closes the dialog: by the close icon, Escape or a click outside. */
  onClose: () => void
  title: ReactNode
  /** Whether the dialog is in the middle of the window, or is a drawer at its left. */
  position?: 'middle' | 'left'
  /** `full` makes the dialog as large as the window, for pictures. */
  size?: 'fit' | 'full'
  children: ReactNode
}

/** A modal dialog of the browser. The browser keeps the focus in it, restores the focus afterwards, and closes it on Escape. */
export function Dialog({ open, onClose, title, position = 'middle', size = 'fit', children }: DialogProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  const look = position === 'left' ? drawerSheetClasses : size === 'full' ? fullSheetClasses : middleSheetClasses
  useEffect(() => {
    const dialog = frame.current
    if (!open || dialog === null) return
    const opener = document.activeElement
    // By this attribute the browser finds the element to focus when the dialog becomes modal.
    const first = firstFocusTargetOf(dialog)
    first?.setAttribute('autofocus', '')
    const stopWaiting = showModalAfterPaint(dialog, () => close())
    first?.focus()
    return () => {
      stopWaiting()
      dialog.close()
      // React has removed the dialog from the page before `close` is called, so the browser does not restore the focus itself.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [open])
  if (!open) return null
  // The dialog element has no padding, so a click on the element itself is a click outside its content.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === frame.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which fires `cancel`
    <dialog
      ref={frame}
      className={look.frame}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={look.head}>
        <h2 id={titleId} tabIndex={-1} className={look.title}>
          {title}
        </h2>
        <button type="button" className={button({ tone: 'plain', size: 'icon' })} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={look.body}>{children}</div>
    </dialog>
  )
}

/**
 * Returns the element that gets the focus first: the first field if the dialog begins with one, otherwise the heading. On touch devices it
 * is always the heading, because the keyboard would cover the content.
 */
function firstFocusTargetOf(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.lastElementChild?.querySelector('a[href], button, input:not([type=hidden]), select, summary, textarea')
  const fields = 'input, select, textarea'
  if (first instanceof HTMLElement && first.matches(fields) && matchMedia('(pointer: fine)').matches) return first
  return dialog.querySelector('h2')
}

/**
 * Shows a dialog at once, and makes it modal after it was painted, because that makes the browser recalculate the styles of the whole page,
 * which is slow on phones. Escape and a click outside work meanwhile. Returns a function that cancels this.
 */
function showModalAfterPaint(dialog: HTMLDialogElement, onClose: () => void): () => void {
  // Safari before version 17 has no popovers.
  if (!('showPopover' in HTMLElement.prototype)) {
    dialog.showModal()
    return () => undefined
  }
  dialog.popover = 'auto'
  dialog.showPopover()
  const closed = (event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed') onClose()
  }
  dialog.addEventListener('beforetoggle', closed)
  let painted: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(() => {
      if (!dialog.isConnected) return
      const at = document.activeElement
      dialog.removeEventListener('beforetoggle', closed)
      dialog.hidePopover()
      dialog.popover = null
      dialog.showModal()
      // The user has already focused one of the dialog's fields.
      if (at instanceof HTMLElement && dialog.contains(at)) at.focus()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    dialog.removeEventListener('beforetoggle', closed)
  }
}

const middleSheetClasses = sheet({ from: 'middle' })
const fullSheetClasses = sheet({ from: 'middle', size: 'full' })
const drawerSheetClasses = sheet({ from: 'left' })
