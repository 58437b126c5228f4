import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { button, sheet } from '#styled/recipes'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  /** Close icon, Escape or a click outside. */
  onClose: () => void
  title: ReactNode
  /** In the middle of the page, or as a drawer from the left. */
  from?: 'middle' | 'left'
  /** `full` fills the window: for drawings. */
  size?: 'fit' | 'full'
  children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside, gives it back afterwards and closes on Escape. */
export function Dialog({ open, onClose, title, from = 'middle', size = 'fit', children }: DialogProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)
  const look = from === 'left' ? drawer : size === 'full' ? full : middle
  useEffect(() => {
    const dialog = frame.current
    if (!open || dialog === null) return
    const opener = document.activeElement
    // By the attribute the browser finds it again when the dialog is made modal.
    const first = beginningOf(dialog)
    first?.setAttribute('autofocus', '')
    const stopWaiting = showModalAfterPaint(dialog, () => close())
    first?.focus()
    return () => {
      stopWaiting()
      dialog.close()
      // The element has left the page before it is closed, so the browser does not give the focus back by itself.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [open])
  if (!open) return null
  // The frame has no padding of its own, so a click that hits the dialog element itself has hit the backdrop.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === frame.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the browser turns into `cancel`, is the keyboard's way
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
 * Where whoever opens a dialog begins: at its first field, if it begins with one, else at its heading, which says what it is. A finger begins at
 * the heading always: the keyboard of a phone would come up over what it wants to see.
 */
function beginningOf(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.lastElementChild?.querySelector('a[href], button, input:not([type=hidden]), select, summary, textarea')
  const fields = 'input, select, textarea'
  if (first instanceof HTMLElement && first.matches(fields) && matchMedia('(pointer: fine)').matches) return first
  return dialog.querySelector('h2')
}

/**
 * Shows a dialog at once, and makes it modal when it has been painted: the browser then styles the whole page under it anew, for which a
 * slow phone takes longer than for the dialog. Escape and a click outside close it also until then. Returns what ends the waiting.
 */
function showModalAfterPaint(dialog: HTMLDialogElement, onClose: () => void): () => void {
  // Before Safari 17 there are no popovers.
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
      // Who was quicker is in one of its fields already.
      if (at instanceof HTMLElement && dialog.contains(at)) at.focus()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    dialog.removeEventListener('beforetoggle', closed)
  }
}

const middle = sheet({ from: 'middle' })
const full = sheet({ from: 'middle', size: 'full' })
const drawer = sheet({ from: 'left' })
