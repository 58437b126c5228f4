import { useRef, useState } from 'react'
import { WORKING_AFTER_MS } from '#contract/limits.ts'

/**
 * The press of a button whose work may be slow: `working` once it takes longer than a person expects; presses while that is shown do
 * nothing.
 */
export function usePress(work: () => Promise<unknown>): { working: boolean; press: () => void } {
  const [working, setWorking] = useState(false)
  const busy = useRef(false)
  const show = (now: boolean) => {
    busy.current = now
    setWorking(now)
  }
  const press = async () => {
    if (busy.current) return
    const timer = setTimeout(() => show(true), WORKING_AFTER_MS)
    try {
      await work()
    } finally {
      clearTimeout(timer)
      show(false)
    }
  }
  return { working, press: () => void press() }
}
