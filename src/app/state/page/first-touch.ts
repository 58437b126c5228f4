import { subscribe } from 'valtio/vanilla'
import { personal } from './personal.ts'

/**
 * Whether the reader has pressed, typed or scrolled since the page was loaded. What the shop says unasked and can wait is shown from then
 * on: laid over a page that is still coming, it would be the largest thing painted, and the shop be measured by it.
 */
export const firstTouch = personal({ happened: false })

/** Programs that read the page out press without a pointer and without a key: they click. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'click'] as const

/** Waits for the first of these. Called once, after the first screen is drawn. */
export function awaitFirstTouch(page: EventTarget = window): void {
  const heard = new AbortController()
  const hear = () => {
    firstTouch.happened = true
    heard.abort()
  }
  for (const sign of SIGNS) page.addEventListener(sign, hear, { signal: heard.signal, passive: true, capture: true })
}

/** Does it at once where the reader has begun, else as soon as they do. */
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
