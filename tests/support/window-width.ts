import type { DetachedWindowAPI } from 'happy-dom'
import { onTestFinished } from 'vitest'

const USUAL_PX = 1024

/** Makes the window so wide, in pixels, until the test is over; what follows a width hears of it. */
export function windowWide(width: number): void {
  const page: Pick<DetachedWindowAPI, 'setViewport'> = Reflect.get(window, 'happyDOM')
  page.setViewport({ width })
  onTestFinished(() => page.setViewport({ width: USUAL_PX }))
}
