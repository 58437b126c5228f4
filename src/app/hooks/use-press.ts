import { useRef, useState } from 'react'

/** A reaction within a tenth of a second feels immediate; a slow phone needs half of that to render. */
const BUSY_AFTER_MS = 50

/** The click handler of a button whose work may be slow: `working` is true if it takes longer; clicks are ignored meanwhile. */
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
