import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './lazy/when-idle.ts'

/** Whether the page has rested since this component appeared. What is not needed at once is rendered then, in slices. */
export function useResting(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    let left = false
    void whenIdle().then(() => {
      if (!left) startTransition(() => setResting(true))
    })
    return () => {
      left = true
    }
  }, [])
  return isResting
}
