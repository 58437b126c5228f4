import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the user has pressed, typed or scrolled since the page was loaded. Unrequested messages are shown only afterwards: earlier they
 * would become the largest contentful paint.
 */
export const firstTouch = personal({ happened: false })

/** Screen readers trigger clicks without pointer or key events. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Waits for the first of these events. Called once, after the first screen is rendered. */
export function awaitFirstTouch(page: EventTarget = window): void {
  const heard = new AbortController()
  const hear = () => {
    firstTouch.happened = true
    heard.abort()
  }
  for (const sign of SIGNS) page.addEventListener(sign, hear, { signal: heard.signal, passive: true, capture: true })
}

/** Runs a function at once if the user has interacted, otherwise on the first interaction. */
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
