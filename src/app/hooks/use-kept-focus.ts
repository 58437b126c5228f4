import { useEffect } from 'react'
import { MAIN_ID } from './use-arrival.ts'

/** An element that had the focus, and its position: its ancestors from the nearest up, each with the index of its child. */
interface Place {
  element: HTMLElement
  /** In a dialog or notice: afterwards the focus returns to the previous element. */
  passing: boolean
  path: readonly { parent: Element; at: number }[]
  /** It was busy (disabled) when it lost the focus. */
  waits: boolean
}

/** Elements that can be focused without opening a phone's keyboard. */
const TAKES = 'a[href], button, summary, select, input[type=checkbox], input[type=radio]'

let before: Place | null = null
let last: Place | null = null
/** The element that was focused by this code, until the user moves the focus. */
let given: Element | null = null

/**
 * Prevents lost focus: if the focused element is removed or disabled, the element at its position is focused; after a dialog or notice, the
 * element focused before. Other code (Undo, a result) can take the focus first, within one frame.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let due = 0
    const look = () => {
      cancelAnimationFrame(due)
      due = requestAnimationFrame(() => setTimeout(keepFocus))
    }
    const entered = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (last?.passing === false) before = last
      last = { element: target, passing: target.closest('dialog, [role=status]') !== null, path: pathOf(target), waits: false }
      if (target !== given) given = null
    }
    const watch = new MutationObserver(() => {
      if (last !== null && isNowhere()) look()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'aria-busy'] })
    addEventListener('focusin', entered)
    addEventListener('focusout', look)
    return () => {
      cancelAnimationFrame(due)
      watch.disconnect()
      removeEventListener('focusin', entered)
      removeEventListener('focusout', look)
      before = last = given = null
    }
  }, [])
}

/** Whether the user has not chosen a focus: it is nowhere, on the body, where this code put it, or on an element about to be removed. */
export function isFocusFree(going: string): boolean {
  const at = document.activeElement
  return isNowhere() || at?.id === MAIN_ID || at === given || at?.closest(going) != null
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

function keepFocus(): void {
  if (last === null || !isNowhere()) return
  const { element } = last
  if (element.isConnected && element.matches('[aria-busy=true]')) {
    last.waits = true
    return
  }
  if (canTake(element) && !last.waits) {
    // A click outside everything removed the focus on purpose.
    last = null
    return
  }
  const place = last.passing && before !== null ? before : last
  const target = canTake(place.element) ? place.element : (neighbour(place) ?? document.getElementById(MAIN_ID))
  given = target
  target?.focus()
}

const canTake = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled') && element.closest('[inert]') === null

function pathOf(element: Element): Place['path'] {
  const { parentElement: parent } = element
  if (parent === null || parent.id === MAIN_ID || parent === document.body) return []
  return [{ parent, at: [...parent.children].indexOf(element) }, ...pathOf(parent)]
}

/** The nearest element to its position, preferably of the same kind: after a line's "Remove" that of the next line. */
function neighbour({ element, path }: Place): HTMLElement | undefined {
  for (const { parent, at } of path) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(at), ...children.slice(0, at).reverse()]) {
      const all = [child, ...child.querySelectorAll(TAKES)].filter(
        (one) => one instanceof HTMLElement && one.matches(TAKES) && canTake(one),
      )
      const found = all.find(({ className }) => className === element.className) ?? all[0]
      if (found instanceof HTMLElement) return found
    }
  }
  return undefined
}
