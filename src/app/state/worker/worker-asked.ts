import { backoffMs } from '#app/state/outbox/backoff.ts'
import { onShopBack } from '#app/state/page/network.ts'
import { onResume } from '#app/state/page/resume.ts'

/** A browser may take what is kept at any time, also from a page that lies open. */
const ASK_EVERY_MS = 5 * 60 * 1000

/**
 * Asks the worker how ready the shop is on this device, whenever that may have changed: when the page comes into sight, when the shop
 * answers again, every five minutes while it is in sight, and after growing pauses while it is not ready: asked, the worker fetches again
 * what is lacking. Gives the ear for its answers.
 */
export function askReadinessOften(ask: () => void): (ready: boolean) => void {
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const inSight = () => {
    if (document.visibilityState !== 'hidden') ask()
  }
  onShopBack(inSight)
  onResume(inSight)
  setInterval(inSight, ASK_EVERY_MS)
  return (ready) => {
    if (ready) {
      failures = 0
      clearTimeout(again)
      again = undefined
    }
    if (ready || again !== undefined) return
    failures += 1
    again = setTimeout(
      () => {
        again = undefined
        inSight()
      },
      backoffMs(failures, Math.random()),
    )
  }
}
