import { useRef, useState } from 'react'

/** Quicker than this, nobody wonders whether the press was felt; several presses in a row are several changes. */
const SHOWN_AFTER_MS = 400

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
    const timer = setTimeout(() => show(true), SHOWN_AFTER_MS)
    try {
      await work()
    } finally {
      clearTimeout(timer)
      show(false)
    }
  }
  return { working, press: () => void press() }
}
