import { useRef, useState } from 'react'

/** A press that is answered within a tenth of a second seems to work at once; a slow phone needs half of that to draw the answer. */
const BUSY_AFTER_MS = 50

/** The press of a button whose work may be slow: `working` once it does not come at once; presses while that is shown do nothing. */
export function usePress(work: () => Promise<unknown>): { working: boolean; press: () => void } {
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
  return { working, press: () => void press() }
}
