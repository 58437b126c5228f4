import { isSparingData } from '#app/state/page/sparing-data.ts'
import { afterFirstInstallation } from '#app/state/worker/first-installation.ts'

/** The events of a press. `click` is among them because screen readers trigger clicks without pointer or key events. */
const PRESS_EVENTS = ['pointerdown', 'keydown', 'click'] as const

const firstPress = () =>
  new Promise<unknown>((resolve) => {
    for (const sign of PRESS_EVENTS) addEventListener(sign, resolve, { once: true, passive: true, capture: true })
  })

/**
 * Resolves when code may be fetched that the first view does without: at once, but for a visitor who spares data only at the first press,
 * or when the service worker has fetched it.
 */
export const whenWanted = async (): Promise<unknown> => isSparingData() && Promise.race([afterFirstInstallation(), firstPress()])
