import { subscribe } from 'valtio/vanilla'
import { createPersonalState } from './personal.ts'

/**
 * Whether the user has pressed, typed or scrolled since the page was loaded. Messages that the user did not ask for are shown only
 * afterwards. Earlier they could count as the page's largest content, and so delay that measured paint.
 */
export const firstInteraction = createPersonalState({ happened: false })

/**
 * The events that show that the user does something. `click` is among them because screen readers trigger clicks without pointer or key
 * events.
 */
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Waits for the first event that shows that the user does something. Called once, after the first screen is rendered. */
export function awaitFirstInteraction(page: EventTarget = window): void {
  const heard = new AbortController()
  const hear = () => {
    firstInteraction.happened = true
    heard.abort()
  }
  for (const sign of INTERACTION_EVENTS) page.addEventListener(sign, hear, { signal: heard.signal, passive: true, capture: true })
}

/** Runs a function at once if the user has already done something on the page, otherwise when the user first does. */
export function afterFirstInteraction(does: () => void): void {
  if (firstInteraction.happened) {
    does()
    return
  }
  const stop = subscribe(firstInteraction, () => {
    if (!firstInteraction.happened) return
    stop()
    does()
  })
}
