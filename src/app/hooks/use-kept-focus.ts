import { useEffect } from 'react'
import { MAIN_ELEMENT_ID } from './use-arrival.ts'

/** An element that had the focus, and its position in the page: its ancestors from the nearest up, each with the index of its child. */
interface FocusPosition {
  element: HTMLElement
  /** Whether the element is in a dialog or notice. When that has closed, the focus returns to the element that had it before. */
  inDialogOrNotice: boolean
  path: readonly { parent: Element; childIndex: number }[]
  /** Whether the element was busy (disabled) when it lost the focus. */
  wasBusy: boolean
}

/** Selects elements that can be focused without opening a phone's keyboard. */
const FOCUSABLE_SELECTOR = 'a[href], button, summary, select, input[type=checkbox], input[type=radio]'

let previousFocus: FocusPosition | null = null
let latestFocus: FocusPosition | null = null
/** The element that this file focused last; null once the user has moved the focus. */
let focusedByCode: Element | null = null

/**
 * Keeps the focus from being lost. If the focused element is removed or disabled, the element at its position is focused. After a dialog or
 * notice, the element that was focused before is focused again. Other code, such as an undo, can set the focus first, within one frame.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let due = 0
    const look = () => {
      cancelAnimationFrame(due)
      due = requestAnimationFrame(() => setTimeout(restoreLostFocus))
    }
    const entered = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (latestFocus?.inDialogOrNotice === false) previousFocus = latestFocus
      latestFocus = {
        element: target,
        inDialogOrNotice: target.closest('dialog, [role=status]') !== null,
        path: ancestorPathOf(target),
        wasBusy: false,
      }
      if (target !== focusedByCode) focusedByCode = null
    }
    const watch = new MutationObserver(() => {
      if (latestFocus !== null && isFocusLost()) look()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'aria-busy'] })
    addEventListener('focusin', entered)
    addEventListener('focusout', look)
    return () => {
      cancelAnimationFrame(due)
      watch.disconnect()
      removeEventListener('focusin', entered)
      removeEventListener('focusout', look)
      previousFocus = latestFocus = focusedByCode = null
    }
  }, [])
}

/**
 * Whether the focus may be moved, because the user has not chosen it: nothing has the focus, or the page as a whole, or the element that
 * this file focused, or an element that is about to be removed (`going`, a selector).
 */
export function canMoveFocus(going: string): boolean {
  const at = document.activeElement
  return isFocusLost() || at?.id === MAIN_ELEMENT_ID || at === focusedByCode || at?.closest(going) != null
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function restoreLostFocus(): void {
  if (latestFocus === null || !isFocusLost()) return
  const { element } = latestFocus
  if (element.isConnected && element.matches('[aria-busy=true]')) {
    latestFocus.wasBusy = true
    return
  }
  if (canFocus(element) && !latestFocus.wasBusy) {
    // A click beside all elements removed the focus, which the user wanted.
    latestFocus = null
    return
  }
  const place = latestFocus.inDialogOrNotice && previousFocus !== null ? previousFocus : latestFocus
  const target = canFocus(place.element) ? place.element : (nearestFocusable(place) ?? document.getElementById(MAIN_ELEMENT_ID))
  focusedByCode = target
  target?.focus()
}

const canFocus = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled') && element.closest('[inert]') === null

function ancestorPathOf(element: Element): FocusPosition['path'] {
  const { parentElement: parent } = element
  if (parent === null || parent.id === MAIN_ELEMENT_ID || parent === document.body) return []
  return [{ parent, childIndex: [...parent.children].indexOf(element) }, ...ancestorPathOf(parent)]
}

/**
 * Returns the element nearest to a lost element's position, preferably of the same kind: after a line's "Remove" button, that of the next
 * line.
 */
function nearestFocusable({ element, path }: FocusPosition): HTMLElement | undefined {
  for (const { parent, childIndex } of path) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(childIndex), ...children.slice(0, childIndex).reverse()]) {
      const all = [child, ...child.querySelectorAll(FOCUSABLE_SELECTOR)].filter(
        (one) => one instanceof HTMLElement && one.matches(FOCUSABLE_SELECTOR) && canFocus(one),
      )
      const found = all.find(({ className }) => className === element.className) ?? all[0]
      if (found instanceof HTMLElement) return found
    }
  }
  return undefined
}
