import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './lazy/when-idle.ts'

/** Whether the page has been idle since this component appeared. What is not needed at once is rendered then, in slices. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false)
  useEffect(() => {
    let left = false
    void whenIdle().then(() => {
      if (!left) startTransition(() => setHasBeenIdle(true))
    })
    return () => {
      left = true
    }
  }, [])
  return hasBeenIdle
}
