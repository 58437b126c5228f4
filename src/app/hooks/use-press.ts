import { useRef, useState } from 'react'

/**
 * After this time a button shows that its work takes longer. A reaction within 100 ms feels immediate, and a slow phone needs half of that
 * to render.
 */
const BUSY_AFTER_MS = 50

/**
 * Returns the click handler of a button whose work may be slow. `working` is true if the work takes longer. Further clicks are ignored
 * meanwhile.
 */
export function useBusyButton(work: () => Promise<unknown>): { isBusy: boolean; press: () => void } {
  const [working, setWorking] = useState(false)
  const busy = useRef(false)
  const show = (now: boolean) => {
    busy.current = now
    setWorking(now)
  }
  const press = async () => {
    if (busy.current) return
    const timer = setTimeout(() => show(true), BUSY_AFTER_MS)
    try {
      await work()
    } finally {
      clearTimeout(timer)
      show(false)
    }
  }
  return { isBusy: working, press: () => void press() }
}
