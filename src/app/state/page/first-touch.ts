import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the user has pressed, typed or scrolled since the page was loaded. Messages that the user did not ask for are shown only
 * afterwards. Earlier they could count as the page's largest content, and so delay that measured paint.
 */
export const firstTouch = personal({ happened: false })

/**
 * The events that show that the user does something. `click` is among them because screen readers trigger clicks without pointer or key
 * events.
 */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Waits for the first event that shows that the user does something. Called once, after the first screen is rendered. */
export function awaitFirstTouch(page: EventTarget = window): void {
  const heard = new AbortController()
  const hear = () => {
    firstTouch.happened = true
    heard.abort()
  }
  for (const sign of SIGNS) page.addEventListener(sign, hear, { signal: heard.signal, passive: true, capture: true })
}

/** Runs a function at once if the user has already done something on the page, otherwise when the user first does. */
export function afterFirstTouch(does: () => void): void {
  if (firstTouch.happened) {
    does()
    return
  }
  const stop = subscribe(firstTouch, () => {
    if (!firstTouch.happened) return
    stop()
    does()
  })
}
