import { useEffect } from 'react'
import { MAIN_ID } from './use-arrival.ts'

/** An element that has had the focus, and where it stood: its ancestors from the nearest one up, each with the place of the one within. */
interface Place {
  element: HTMLElement
  /** In a dialog or a notice: from there the focus goes back to what had it before. */
  passing: boolean
  path: readonly { parent: Element; at: number }[]
  /** It was busy when it lost the focus. */
  waits: boolean
}

/** What can take the focus without a keyboard coming up on a phone. */
const TAKES = 'a[href], button, summary, select, input[type=checkbox], input[type=radio]'

let before: Place | null = null
let last: Place | null = null
/** What was given the focus here, for as long as nobody has gone on. */
let given: Element | null = null

/**
 * No press loses the focus: where the element that has it leaves the page, or can have it no more, what now stands at its place has it; after
 * a dialog or a notice what had it before. Who knows better (Undo, a result) comes first: they have a frame's time.
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

/** Whether nobody has chosen where the focus is: it is nowhere, on the page as a whole, where it was given here, or on what is about to go. */
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
    // A press beside everything: the focus was given up on purpose.
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

/** What stands nearest to where it stood, of its own kind if there is one: after a line's "Remove" that of the next line. */
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
