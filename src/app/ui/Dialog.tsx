import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { whenIdle } from '#app/hooks/lazy/when-idle.ts'
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
    const stopWaiting = showModalWhenIdle(dialog, () => close())
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

/** After this time the dialog becomes modal even if the page still has work to do. */
const MAX_MODAL_WAIT_MS = 500

/**
 * Shows a dialog at once, and makes it modal when its content is drawn and the page rests, because that makes the browser calculate the
 * styles of the whole page again, which is slow on phones. That moves the focus, so it becomes modal before the user types, and before a press
 * outside, which closes it. Escape works meanwhile. Returns a function that cancels this.
 */
function showModalWhenIdle(dialog: HTMLDialogElement, onClose: () => void): () => void {
  // Safari before version 17 has no popovers.
  if (!('showPopover' in HTMLElement.prototype)) {
    dialog.showModal()
    return () => undefined
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const makeModal = () => {
    if (signal.aborted || !dialog.isConnected) return
    waiting.abort()
    const at = document.activeElement
    dialog.hidePopover()
    dialog.popover = null
    dialog.showModal()
    // The user has already focused one of the dialog's fields.
    if (at instanceof HTMLElement && dialog.contains(at)) at.focus()
  }
  dialog.popover = 'auto'
  dialog.showPopover()
  dialog.addEventListener('beforetoggle', (event) => event.newState === 'closed' && onClose(), { signal })
  addEventListener('keydown', ({ key }) => key !== 'Escape' && makeModal(), { capture: true, signal })
  addEventListener('compositionstart', makeModal, { capture: true, signal })
  const shown = new AbortController()
  const pressed = ({ target }: Event) => {
    if (isInside(dialog, target)) return
    makeModal()
    addEventListener('click', closeOutside, { capture: true, once: true, signal: shown.signal })
  }
  // The press began on the page beneath and ends on the dialog, so the browser may tell neither of its click.
  const closeOutside = (click: Event) => {
    if (click.target !== dialog && isInside(dialog, click.target)) return
    click.preventDefault()
    click.stopPropagation()
    onClose()
  }
  addEventListener('pointerdown', pressed, { capture: true, signal })
  void paintedAtRest(MAX_MODAL_WAIT_MS).then(makeModal)
  return () => {
    waiting.abort()
    shown.abort()
  }
}

const isInside = (dialog: HTMLElement, target: EventTarget | null) => target instanceof Node && dialog.contains(target)

/** Resolves when the page rests, and what was drawn until then is painted. */
async function paintedAtRest(timeoutMs: number): Promise<void> {
  await nextPaint()
  await whenIdle(timeoutMs)
  await nextPaint()
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const middleSheetClasses = sheet({ from: 'middle' })
const fullSheetClasses = sheet({ from: 'middle', size: 'full' })
const drawerSheetClasses = sheet({ from: 'left' })
